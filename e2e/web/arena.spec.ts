import { fightRound, roundsOf, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { dashboard } from '../models/dashboard.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { resultPoster } from '../models/result-poster.ts'
import { openAccount } from '../support/player.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSE, VERSES } from '../support/verses.ts'

test.describe('a verse that cannot be taken', () => {
  const REFUSED = [
    {
      what: 'a tag',
      verse: '<script>alert("flow")</script>',
      says: 'That looks like code, not a verse. Take out the tags and commands.',
    },
    {
      what: 'a database command',
      verse: "my flow'; DROP TABLE battles; --",
      says: 'That looks like code, not a verse. Take out the tags and commands.',
    },
    {
      what: 'faces only',
      verse: '🔥🔥🔥 💀',
      says: 'There are no words in that verse. Write something to rap.',
    },
    {
      what: 'another script',
      verse: 'أنا أفضل مغني راب في المدينة',
      says: 'The ear only understands English for now. Write your verse in Latin letters.',
    },
  ]

  for (const { what, verse, says } of REFUSED) {
    test(`${what}: says why, keeps the text, and makes no round`, async ({ page, player }) => {
      const { id } = await startBattle(player.api)
      const { open, throwVerse, hint, verse: box, turn, skip } = arena(page)
      await open(id)
      await throwVerse(verse)
      await expect(hint).toHaveText(says)
      await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(says)
      await expect(box).toHaveValue(verse)
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await turn(1)
      expect(await roundsOf(player.api, id)).toEqual([])

      await throwVerse(VERSE)
      await skip.click()
      await turn(2)
    })
  }

  test('nothing but white space, or too much, cannot be sent', async ({ page, player }) => {
    const { id } = await startBattle(player.api)
    const { open, verse, send, hint } = arena(page)
    await open(id)
    await expect(send).toBeDisabled()
    await verse.fill(' \n\t ')
    await expect(send).toBeDisabled()
    await verse.fill('flow '.repeat(401))
    await expect(hint).toHaveText('Too long: keep it under 2000 characters.')
    await expect(send).toBeDisabled()
    await verse.press('Control+Enter')
    await verse.fill(VERSE)
    await expect(send).toBeEnabled()
    expect(await roundsOf(player.api, id)).toEqual([])
  })
})

test('a reload in the middle of a battle brings everything back, the clock as it was', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  await page.clock.install()
  const { open, throwVerse, skip, turn, clock, rounds, yourScore } = arena(page)
  await open(id)
  await throwVerse(VERSE)
  await skip.click()
  await turn(2)
  const score = await yourScore.innerText()
  const reported = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/state'),
  )
  await page.clock.fastForward(30_000)
  await reported

  await page.reload()
  await turn(2)
  await expect.poll(async () => secondsLeft(await clock.getAttribute('aria-label'))).toBeLessThanOrEqual(75)
  expect(await yourScore.innerText()).toBe(score)
  await expect(rounds.getByRole('button', { name: /^Round 1: you/ })).toBeVisible()
  await page.getByRole('button', { name: 'You said' }).click()
  await expect(page.getByRole('group', { name: 'Your verse' })).toHaveText(VERSE.replace('\n', ''))
})

test.describe('the clock at zero', () => {
  test('ends the battle with what was scored', async ({ page, player }) => {
    const { id } = await startBattle(player.api)
    const { userScore, aiScore } = await fightRound(player.api, id, VERSE)
    await page.clock.install()
    const { open, turn, clock } = arena(page)
    await open(id)
    await turn(2)
    await page.clock.fastForward(110_000)
    const { verdict, total } = resultPoster(page)
    await expect(verdict).toHaveText(
      userScore > aiScore ? 'VICTORY' : userScore < aiScore ? 'DEFEAT' : 'DRAW',
    )
    expect(await total()).toEqual([userScore, aiScore])
    await expect(clock).toHaveCount(0)
    await shoot(page, 'arena/time-up-with-a-round')
  })

  test('before the first verse is no contest, and gives the place back', async ({ page, player }) => {
    const { id } = await startBattle(player.api)
    await page.clock.install()
    const { open, turn } = arena(page)
    await open(id)
    await turn(1)
    await page.clock.fastForward(110_000)
    const { verdict, toDashboard } = resultPoster(page)
    await expect(verdict).toHaveText('NO CONTEST')
    await shoot(page, 'arena/no-contest')
    await toDashboard.click()
    const { ticket, recent } = dashboard(page)
    await expect(ticket('Battles Remaining')).toContainText('12')
    await expect(recent).toContainText('No battles yet.')
  })

  test('with the server out of reach offers to try again', async ({ page, player }) => {
    const { id } = await startBattle(player.api)
    await fightRound(player.api, id, VERSE)
    await page.clock.install()
    const { open, turn } = arena(page)
    await open(id)
    await turn(2)
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.clock.fastForward(110_000)
    await expect(page.getByRole('alert')).toHaveText(
      'Connection lost. Please check your internet and try again.',
    )
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).last().click()
    await expect(resultPoster(page).verdict).toBeVisible()
  })
})

test.describe('a battle that is not there', () => {
  test('never was', async ({ page, player }) => {
    void player
    for (const id of [crypto.randomUUID(), 'no-such-thing', '../../etc/passwd']) {
      await page.goto(`/battle/${encodeURIComponent(id)}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Battle Not Found' })).toBeVisible()
    }
    await shoot(page, 'arena/not-found')
    await page.getByRole('link', { name: 'New Battle' }).click()
    await expect(opponentSelect(page).plate).toBeVisible()
  })

  test('is somebody else’s', async ({ page, player, server }) => {
    void player
    const somebody = await openAccount(server.origin)
    const { id } = await startBattle(somebody.api)
    await page.goto(`/battle/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Battle Not Found' })).toBeVisible()
  })
})

test('a battle that is over opens on its result, and the rematch is the same fight again', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api, { aiCharacterId: 'silk', difficulty: 'easy' })
  for (const verse of VERSES.silk) await fightRound(player.api, id, verse)
  await arena(page).open(id)
  const { verdict, tape, rematch } = resultPoster(page)
  await expect(verdict).toBeVisible()
  await expect(tape.getByRole('row')).toHaveCount(5)
  await rematch.click()
  await arena(page).turn(1)
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByRole('region', { name: 'Silk, red corner' })).toContainText('easy')
})

test('two tabs at once make one round each, in order, and both know', async ({ page, context, player }) => {
  const { id } = await startBattle(player.api)
  const otherPage = await context.newPage()
  const [one, other] = [arena(page), arena(otherPage)]
  await Promise.all([one.open(id), other.open(id)])
  await one.verse.fill(VERSES.razor[0])
  await other.verse.fill(VERSES.razor[1])
  await Promise.all([one.send.click(), other.send.click()])
  await Promise.all([one.skip.click(), other.skip.click()])
  await Promise.all([one.turn(3), other.turn(3)])

  const rounds = await roundsOf(player.api, id)
  expect(rounds.map(({ roundNumber }) => roundNumber)).toEqual([1, 2])
  expect(rounds.map(({ userText }) => userText).toSorted()).toEqual(VERSES.razor.slice(0, 2).toSorted())
  for (const { rounds: strip } of [one, other])
    await expect(strip.getByRole('button', { name: /^Round [12]: you/ })).toHaveCount(2)
  await shoot(page, 'arena/two-tabs')
})

test('a tab that was left behind catches up when it sends', async ({ page, context, player }) => {
  const { id } = await startBattle(player.api)
  const { open, throwVerse, turn, rounds, skip } = arena(page)
  // Its own reports would tell the page of the other's round before it sends: they get no answer.
  await page.route('**/api/battles/*/state', async (route) => {
    if (route.request().method() !== 'PATCH') await route.continue()
  })
  await open(id)
  await turn(1)
  const otherPage = await context.newPage()
  await arena(otherPage).open(id)
  await arena(otherPage).throwVerse(VERSES.razor[0])
  await arena(otherPage).skip.click()
  await arena(otherPage).turn(2)

  await throwVerse(VERSES.razor[1])
  await skip.click()
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Another tab took a round',
  )
  await turn(3)
  await expect(rounds.getByRole('button', { name: /^Round [12]: you/ })).toHaveCount(2)
  expect((await roundsOf(player.api, id)).map(({ userText }) => userText)).toEqual(VERSES.razor.slice(0, 2))
})

/** What a clock that says "75 seconds left" has left. */
const secondsLeft = (label: string | null): number => Number.parseInt(label ?? '', 10)
