import type { Page } from '@playwright/test'
import { IDEMPOTENCY_KEY_HEADER } from '#shared/contract/http/battles.ts'
import { roundsOf, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSE } from '../support/verses.ts'

const NO_LINE = 'No line to the server. The clock still runs. Your verse is kept.'
const LOST = 'Connection lost. Please check your internet and try again.'
const ROUNDS = /\/api\/battles\/[^/]+\/rounds(\?.*)?$/
const STATE = '**/api/battles/*/state'

test('a verse that never arrived is kept, and sent again it is one round', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  const keys = collectKeys(page)
  const { open, throwVerse, verse, send, hint, skip, turn } = arena(page)
  await open(id)
  await turn(1)
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await throwVerse(VERSE)
  await expect(hint).toHaveText(LOST)
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(LOST)
  await expect(page.getByText(NO_LINE)).toBeVisible()
  await expect(verse).toHaveValue(VERSE)
  await shoot(page, 'arena/connection-lost')
  expect(await roundsOf(player.api, id)).toEqual([])

  await page.unroute('**/api/**')
  await send.click()
  await skip.click()
  await turn(2)
  await expect(page.getByText(NO_LINE)).toHaveCount(0)
  expect(await roundsOf(player.api, id)).toHaveLength(1)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('a verse whose answer was lost on the way is not a second round when it is sent again', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const keys = collectKeys(page)
  const { open, throwVerse, send, hint, skip, turn, answer } = arena(page)
  await open(id)
  await turn(1)
  // The page must not learn of the round in another way before it sends again.
  await page.route(STATE, (route) => route.abort('internetdisconnected'))
  await page.route(ROUNDS, async (route) => {
    if (keys.length === 1) await route.fetch()
    await route.abort('connectionreset')
  })
  await throwVerse(VERSE)
  await expect(hint).toHaveText(LOST)
  const [taken] = await roundsOf(player.api, id)
  expect(taken?.userText).toBe(VERSE)

  await page.unroute(ROUNDS)
  await send.click()
  await skip.click()
  await turn(2)
  await expect(answer).toHaveText((taken?.aiResponse ?? '').replaceAll('\n', ''))
  expect(await roundsOf(player.api, id)).toEqual([taken])
  expect(new Set(keys).size).toBe(1)
})

test('a lost answer comes by itself as soon as the server is heard of again', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  const { open, throwVerse, hint, skip, turn } = arena(page)
  await open(id)
  await turn(1)
  await page.route(STATE, (route) => route.abort('internetdisconnected'))
  let tries = 0
  await page.route(ROUNDS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    if (tries === 1) await route.fetch()
    await route.abort('connectionreset')
  })
  await throwVerse(VERSE)
  await expect(hint).toHaveText(LOST)
  await page.unroute(STATE)
  await skip.click()
  await turn(2)
  expect(await roundsOf(player.api, id)).toHaveLength(1)
})

/** The Idempotency-Key of each try to submit a verse. */
function collectKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !ROUNDS.test(request.url())) return
    keys.push(request.headers()[IDEMPOTENCY_KEY_HEADER.toLowerCase()])
  })
  return keys
}
