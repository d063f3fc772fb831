import type { Page } from '@playwright/test'
import { fightRound, roundsOf, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { rhymeAnalysis } from '../models/rhyme-analysis.ts'
import { expectAccessible, expectNoSidewaysScroll, runningAnimations } from '../support/accessibility.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'

/** Eight bars with more of everything than is shown at first. */
const RICH = `You brought a paper blade to a lumberjack's grove
I laid it in the stove, now the flame has a robe
You came to cut a track, all you cut was a rope
I stack it in the back with the last of your hope
Your bread is half-baked and your heat is a spark
I am the oven at dawn, you are crumbs in the dark
You swore you were a shark but you bark like a poodle
I boil all your noise till it lies like a noodle`

const AT_FIRST = [
  ['End rhymes', 4],
  ['Internal rhymes', 3],
  ['Wordplay', 2],
  ['Metaphors', 2],
] as const

/** The points of the table, row by row, in tenths. */
async function tenthsOf(page: Page): Promise<number[]> {
  const cells = await rhymeAnalysis(page).table.getByRole('cell').allInnerTexts()
  return cells.map((cell) => Math.round(Number.parseFloat(cell.replace('−', '-').replace('+', '')) * 10))
}

test('SCORE-76 both verses of a round are explained, each with the total that the battle gave it', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, RICH)
  const [round] = await roundsOf(player.api, id)
  const { plate, ofYours, ofTheirs, beats } = rhymeAnalysis(page)
  await arena(page).open(id)
  for (const [way, says, total] of [
    [ofYours, 'Your verse, round 1', round?.scores.userScore],
    [ofTheirs, 'Razor’s answer, round 1', round?.scores.aiScore],
  ] as const) {
    await way.click()
    await expect(plate).toContainText(says)
    await expect(beats).toBeVisible()
    await expect(plate.getByText(`${String(total)} of 100`)).toBeVisible()
    const tenths = await tenthsOf(page)
    expect(tenths.reduce((sum, points) => sum + points, 0)).toBe((total ?? 0) * 10)
    await page.keyboard.press('Escape')
    await expect(plate).toBeHidden()
    await expect(way).toBeFocused()
  }
})

test('SCORE-77 shows a few of each sort, then all of them, and lights what is pressed', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, RICH)
  const { ofYours, found, seeAll, seeFewer, beats, lit } = rhymeAnalysis(page)
  await arena(page).open(id)
  await ofYours.click()
  await expect(beats).toBeVisible()
  for (const [title, most] of AT_FIRST) {
    expect(await found(title).count()).toBeGreaterThan(0)
    expect(await found(title).count()).toBeLessThanOrEqual(most)
  }
  const shown = async () =>
    (await Promise.all(AT_FIRST.map(([title]) => found(title).count()))).reduce((sum, count) => sum + count)
  const few = await shown()
  const all = Number((await seeAll.innerText()).replace(/\D+/g, ''))
  await seeAll.click()
  const markedDown = await found('Marked down').count()
  expect((await shown()) + markedDown).toBe(all)
  expect(all).toBeGreaterThan(few)
  await seeFewer.click()
  expect(await shown()).toBe(few)

  await expect(lit).toHaveCount(0)
  const rhyme = found('End rhymes').first()
  await rhyme.click()
  await expect(rhyme).toHaveAttribute('aria-pressed', 'true')
  expect(await lit.count()).toBeGreaterThan(1)
  await expect(lit.first()).toBeInViewport()
  await found('Metaphors').first().click()
  await expect(rhyme).toHaveAttribute('aria-pressed', 'false')
  await expect(lit.first()).toBeInViewport()
})

test('can be read without a mouse, and keeps the focus until it is closed', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, RICH)
  const { plate, ofYours, found, beats, lit } = rhymeAnalysis(page)
  await arena(page).open(id)
  await ofYours.focus()
  await page.keyboard.press('Enter')
  await expect(beats).toBeVisible()
  await expect(plate).toBeFocused()
  const first = found('End rhymes').first()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await plate.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    if (await first.evaluate((element) => element === document.activeElement)) break
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  expect(await lit.count()).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(ofYours).toBeFocused()
})

test('stays open when the clock runs out, and gives the focus to the result', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, RICH)
  await page.clock.install()
  const { plate, ofYours, beats } = rhymeAnalysis(page)
  await arena(page).open(id)
  await ofYours.click()
  await expect(beats).toBeVisible()
  await page.clock.fastForward(110_000)
  await expect(page.locator('h1', { hasText: /VICTORY|DEFEAT|DRAW/ })).toBeAttached()
  await expect(plate).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plate).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
})

test('a server that does not answer is said so, and asked again on request', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, RICH)
  const { plate, ofYours, beats } = rhymeAnalysis(page)
  await arena(page).open(id)
  await page.route('**/api/analyze-lyrics', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', message: 'Too fast. Try again in 9 seconds.' },
    }),
  )
  await ofYours.click()
  await expect(plate).toContainText('No analysis available.')
  await expect(plate.getByRole('alert')).toContainText('Too fast. Try again in 9 seconds.')
  await expectAccessible(page)
  await page.unroute('**/api/analyze-lyrics')
  await plate.getByRole('button', { name: 'Try again' }).click()
  await expect(beats).toBeVisible()
})

test('code that does not come is said so, and asked for again on request', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, RICH)
  const { plate, ofYours, beats } = rhymeAnalysis(page)
  await arena(page).open(id)
  await page.route('**/analysis-plate-*', (route) => route.abort('connectionrefused'))
  await ofYours.click()
  await expect(plate).toContainText('No analysis available.')
  await expect(plate.getByRole('alert')).toContainText('Network error: Unable to connect to server.')
  await page.unroute('**/analysis-plate-*')
  await plate.getByRole('button', { name: 'Try again' }).click()
  await expect(beats).toBeVisible()
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test.describe(`at ${String(width)} px, held still`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('is for everyone', async ({ page, player }) => {
      const { id } = await startBattle(player.api)
      await fightRound(player.api, id, RICH)
      const { plate, ofYours, seeAll, found, beats } = rhymeAnalysis(page)
      await arena(page).open(id)
      await ofYours.click()
      await expect(beats).toBeVisible()
      await seeAll.click()
      await found('Wordplay').first().click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await plate.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      await expect.poll(() => runningAnimations(page)).toBe(0)
      await shoot(page, `screens/rhyme-analysis-${String(width)}`)
    })
  })
}
