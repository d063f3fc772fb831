import { fightRound, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { watchOverlaps } from '../support/overlaps.ts'
import { expect, test } from '../support/test.ts'
import { VERSE } from '../support/verses.ts'

/** Four bars of about twelve syllables. */
const FOUR_BARS = `You brought a paper blade to a lumberjack's grove
I laid it in the stove, now the flame has a robe
You came to cut a track, all you cut was a rope
I stack it in the back with the last of your hope`

const PARTS = {
  'the round': '.stage-clock > p',
  'the clock': '[role="timer"]',
  'their score': '.stage-foe p.display',
  'their name': '.stage-foe h2',
  'your score': '.stage-you p.display',
  'the verse box': '.stage-box',
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test(`at ${width} px nothing covers anything while an answer is performed`, async ({ page, player }) => {
    await page.setViewportSize({ width, height })
    const { id } = await startBattle(player.api)
    const { open, throwVerse, voice, turn } = arena(page)
    await open(id)
    const whileSpoken = await watchOverlaps(page, { ...PARTS, 'what is said': '.spoken' }, '.spoken')
    const always = await watchOverlaps(page, PARTS, '.stage')
    await throwVerse(VERSE)
    await expect(voice).toHaveAttribute('data-voice', 'playing')
    await expect(voice).toHaveAttribute('data-voice', 'idle', { timeout: 60_000 })
    await turn(2)
    const spoken = await whileSpoken()
    expect(spoken.overlaps).toEqual([])
    expect(spoken.frames).toBeGreaterThan(10)
    expect((await always()).overlaps).toEqual([])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('on a phone on its side both the lyric and the verse box are there at once', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, VERSE)
  const { open, verse, send, answer } = arena(page)
  await open(id)
  await expect(verse).toBeInViewport({ ratio: 1 })
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(answer.locator('p').first()).toBeInViewport({ ratio: 1 })
})

test('at 1280 px four bars stand in the box, none of them scrolled away', async ({ page, player }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { id } = await startBattle(player.api)
  const { open, verse, send, hint } = arena(page)
  await open(id)
  await verse.fill(FOUR_BARS)
  const hidden = await verse.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  for (const part of [verse, send, hint]) await expect(part).toBeInViewport({ ratio: 1 })
})

test('at 1280 px what is said beside the fight covers none of it', async ({ page, player }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { id } = await startBattle(player.api)
  const { open, throwVerse, skip, turn, hint, send } = arena(page)
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await open(id)
  const seen = await watchOverlaps(
    page,
    {
      ...PARTS,
      'a toast': '.toasts li',
      'your figures': '.stage-stats > div',
      'the crowd’s meter': '.stage-meter',
      'the notice': '.connection-notice',
    },
    '.toasts li',
  )
  await throwVerse(VERSE)
  await skip.click()
  await turn(2)
  await expect(toast).toContainText(/You \d+, Razor \d+/)
  const { frames } = await seen()
  expect(frames).toBeGreaterThan(0)

  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await throwVerse(VERSE)
  await expect(toast).toContainText('Connection lost.')
  for (const part of [hint, send]) await expect(part).toBeInViewport({ ratio: 1 })
  expect((await seen()).overlaps).toEqual([])
})
