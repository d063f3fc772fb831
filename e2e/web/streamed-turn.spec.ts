import type { Page } from '@playwright/test'
import { IDEMPOTENCY_KEY_HEADER } from '#shared/contract/http/battles.ts'
import { roundsOf, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { standBetween } from '../support/turn-streams.ts'
import { VERSE } from '../support/verses.ts'

test('an answer is heard, word by word, before its turn is over (PAGE-3)', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await choosePacing(page, 'instant')
  const letTurnsEnd = await standBetween(page, { holdEnd: true })
  const { open, turn, throwVerse, hearAnswer, answer, fight, rounds, yourScore, skip } = arena(page)
  await open(id)
  await turn(1)
  await throwVerse(VERSE)
  await hearAnswer()
  await expect(page.locator('.spoken')).toBeVisible()
  await expect(fight).toHaveText('Razor is listening.')
  await expect(rounds).toContainText('not fought yet')
  await expect(yourScore).toContainText(/Your score [1-9]/)
  await shoot(page, 'arena/answer-arriving')

  await letTurnsEnd()
  await expect(fight).toHaveText(/^Razor answers: /)
  const [taken] = await roundsOf(player.api, id)
  await skip.click()
  await turn(2)
  await expect(answer).toHaveText((taken?.aiResponse ?? '').replaceAll('\n', ''))
})

test('a turn whose line breaks in the middle is taken up behind what was heard (PAGE-6)', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  await choosePacing(page, 'instant')
  await standBetween(page, { cutFirst: true })
  const tries = collectTries(page)
  const { open, turn, throwVerse, hearAnswer, answer, voice } = arena(page)
  await open(id)
  await turn(1)
  await throwVerse(VERSE)
  await hearAnswer()
  await expect(voice).toHaveAttribute('data-voice', 'idle', { timeout: 60_000 })
  await turn(2)

  expect(tries).toHaveLength(2)
  expect(tries[0]?.after).toBeUndefined()
  expect(Number(tries[1]?.after)).toBeGreaterThan(3)
  expect(tries[1]?.key).toBe(tries[0]?.key)
  const taken = await roundsOf(player.api, id)
  expect(taken).toHaveLength(1)
  await expect(answer).toHaveText((taken[0]?.aiResponse ?? '').replaceAll('\n', ''))
  // Nothing had to be fetched once more as a whole.
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringContaining('/api/audio/'))
})

/** As the player chose it in the settings on an earlier visit. */
const choosePacing = (page: Page, pacing: 'instant' | 'dramatic'): Promise<unknown> =>
  page.addInitScript((chosen) => {
    localStorage.setItem('clapback-preferences', JSON.stringify({ state: { pacing: chosen }, version: 0 }))
  }, pacing)

/** The key of each try to submit a verse, and behind which event it goes on. */
function collectTries(page: Page) {
  const tries: { readonly key: string | undefined; readonly after: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/rounds')) return
    const headers = request.headers()
    tries.push({ key: headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()], after: headers['last-event-id'] })
  })
  return tries
}
