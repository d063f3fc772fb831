import { startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { expect, test } from '../support/test.ts'
import { VERSE } from '../support/verses.ts'

const SILENCE_DB = -120

test('with the sound off the answer is played in silence, and with it on it is heard', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, throwVerse, voice, loudestDb, hearAnswer, turn } = arena(page)
  await open(id)
  await page.getByRole('button', { name: 'Sound' }).click()
  await throwVerse(VERSE)
  await expect(voice).toHaveAttribute('data-voice', 'playing')
  await expect(voice).toHaveAttribute('data-voice', 'idle', { timeout: 60_000 })
  expect(await loudestDb()).toBe(SILENCE_DB)
  await turn(2)

  await page.getByRole('button', { name: 'Sound' }).click()
  await page.getByRole('button', { name: /^Play .* voice$/ }).click()
  await hearAnswer()
  await page.getByRole('button', { name: /^Stop .* voice$/ }).click()
  await expect(voice).toHaveAttribute('data-voice', 'idle')
})

test('a recording that cannot be had does not stop the fight', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await page.route('**/api/audio/**', (route) => route.fulfill({ status: 404 }))
  const { open, throwVerse, turn, skip, send, verse } = arena(page)
  await open(id)
  await throwVerse(VERSE)
  await skip.click()
  await turn(2)
  await page.getByRole('button', { name: /^Play .* voice$/ }).click()
  await expect(page.getByText('The voice could not be loaded. The words are all here.')).toBeVisible()
  await verse.fill(VERSE)
  await expect(send).toBeEnabled()
})
