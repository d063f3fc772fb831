import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { fightRound, startBattle } from '../cloud-api/test/play.ts'
import { arena } from '../e2e/models/arena.ts'
import { landing } from '../e2e/models/landing.ts'
import { openAccount, signIn } from '../e2e/support/player.ts'
import { buildStale } from './build/build.ts'
import { startRealServer } from './support/real-server.ts'
import { findChromium } from './test/find-chromium.ts'

/** Takes the README's pictures anew from the real game: `node scripts/take-pictures.ts`. */
const ROOT = dirname(import.meta.dirname)
const IMAGES = join(ROOT, 'docs', 'images')
const SIZE = { width: 1280, height: 800 }

const FIRST_VERSE = `You brought a paper blade to a lumberjack's grove
I laid it in the stove, now the flame has a robe
You came to cut a track, all you cut was a rope
I stack it in the back with the last of your hope`
const SECOND_VERSE = `Clean cut? Your whole crew got cut from the tour
I bruise and I lose you, then ask you for more
You measure the pleasure, I treasure the score
The tailor's a failure with thread on the floor`
const NEXT_VERSE = 'My needle hits the groove, yours is stuck in a seam'

async function takeLanding(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: SIZE })
  const page = await context.newPage()
  await page.goto('/')
  await landing(page).headline.waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(IMAGES, 'landing.png') })
  await context.close()
}

/** The second round against Razor, at the last line of her answer, with the player writing ahead. */
async function takeArena(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, viewport: SIZE })
  const player = await openAccount(origin)
  await signIn(context, player)
  const { id } = await startBattle(player.api, { aiCharacterId: 'razor', difficulty: 'hard' })
  await fightRound(player.api, id, FIRST_VERSE)
  await player.api.patch(`/api/battles/${id}/state`, { timeRemaining: 48 })

  const page = await context.newPage()
  const { open, throwVerse, verse } = arena(page)
  await open(id)
  await throwVerse(SECOND_VERSE)
  await page.locator('[data-voice="playing"]').first().waitFor()
  await verse.fill(NEXT_VERSE)
  await verse.blur()
  await untilLastLineIsSaid(page)
  await page.screenshot({ path: join(IMAGES, 'arena.png') })
  await context.close()
}

/** Waits until the last line is well under way and the mouth that says it is open. */
async function untilLastLineIsSaid(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const spoken = document.querySelector('.spoken')
    const line = spoken?.closest('p')
    if (spoken == null || line == null || line.nextElementSibling?.matches('p') === true) return false
    const said = document.createRange()
    said.setStart(line, 0)
    said.setEndBefore(spoken)
    return (
      said.toString().length > 12 &&
      document.querySelector('[data-mouth="medium"], [data-mouth="large"]') !== null
    )
  })
}

await buildStale(ROOT)
await mkdir(IMAGES, { recursive: true })
const server = await startRealServer()
const executablePath = await findChromium()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
try {
  await takeLanding(browser, server.origin)
  await takeArena(browser, server.origin)
} finally {
  await browser.close()
  await server.stop()
}
