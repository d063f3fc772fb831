import { roundsOf, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { landing } from '../models/landing.ts'
import { resultPoster } from '../models/result-poster.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSE, VERSES } from '../support/verses.ts'

test('VERSE-9 a verse that is being written survives a reload, and is gone once it is a round', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, verse, send, skip, turn } = arena(page)
  await open(id)
  await verse.fill(VERSE)
  await page.reload()
  await expect(verse).toHaveValue(VERSE)
  await send.click()
  await skip.click()
  await turn(2)
  await page.reload()
  await turn(2)
  await expect(verse).toHaveValue('')
  expect(await roundsOf(player.api, id)).toHaveLength(1)
})

test('VERSE-9 signing out in another tab loses no verse: signing in leads back to it', async ({
  page,
  context,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, verse, send, skip, turn } = arena(page)
  await open(id)
  await turn(1)
  await verse.fill(VERSE)
  const otherTab = await context.newPage()
  await otherTab.goto('/api/logout')
  await otherTab.close()

  // The next report of the clock finds out, within five seconds; the verse was not sent yet.
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  await expect(page.getByText('Sign in to do that.')).toHaveCount(0)
  await shoot(page, 'arena/signed-out')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await landing(page).signIn(player)
  await expect(page).toHaveURL(`/battle/${id}`)
  await expect(verse).toHaveValue(VERSE)
  await send.click()
  await skip.click()
  await turn(2)
})

test('BATTLE-11 the verse that the bell came before is given back, and was not sent', async ({
  page,
  context,
  player,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await startBattle(player.api)
  await page.clock.install()
  const { open, verse, turn } = arena(page)
  await open(id)
  await turn(1)
  await verse.fill(VERSES.razor[2])
  await page.clock.fastForward(110_000)
  await expect(resultPoster(page).verdict).toHaveText('NO CONTEST')
  await expect(page.getByRole('group', { name: 'The verse that was not sent' })).toHaveText(VERSES.razor[2])
  await shoot(page, 'arena/unsent')
  await page.getByRole('button', { name: 'Copy verse' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VERSES.razor[2])
  expect(await roundsOf(player.api, id)).toEqual([])
})
