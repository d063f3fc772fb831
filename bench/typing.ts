import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { startBattle } from '../cloud-api/test/play.ts'
import { arena } from '../e2e/models/arena.ts'
import { openAccount, signIn } from '../e2e/support/player.ts'
import { startRealServer } from '../scripts/support/real-server.ts'
import { findChromium } from '../scripts/test/find-chromium.ts'
import { type Bench, progress } from './support/bench.ts'
import { spreadOf } from './support/statistics.ts'

/** Sixteen bars, as full of rhyme as they come. */
const VERSE = `You brought a paper blade to a lumberjack's grove
I laid it in the stove, now the flame has a robe
You came to cut a track, all you cut was a rope
I stack it in the back with the last of your hope
Clean cut? Your whole crew got cut from the tour
I bruise and I lose you, then ask you for more
You measure the pleasure, I treasure the score
The tailor's a failure with thread on the floor
Your bread is half-baked and your heat is a spark
I am the oven at dawn, you are crumbs in the dark
You swore you were a shark but you bark like a poodle
I boil all your noise till it lies like a noodle
I bury every worry that you carry in a hurry
You marry every story to a scary little flurry
Your engine has a pension and attention is a tension
I mention your intention and suspend it by convention`

/** Milliseconds from key to key: forty a second, several times what people manage. */
const KEY_MS = 25

/** What the page saw of the typing. */
interface Typing {
  /** From each frame to the next, in milliseconds. */
  readonly frames: readonly number[]
  /** From a key to the frame that shows its letter, of the keys that took 16 ms or more; in steps of 8 ms. */
  readonly keys: readonly number[]
  /** Of tasks over 50 ms. */
  readonly longTasks: readonly number[]
}

/** The same, and what it cost. */
interface Measured extends Typing {
  /** Processor time of the page's main thread, all that moves there included, in milliseconds. */
  readonly mainThreadMs: number
}

/** Typing sixteen bars into the verse box, with the rhymes lit up live and, for comparison, without. */
export const bench: Bench = {
  defaultRuns: 3,
  async measure(runs) {
    const executablePath = await findChromium()
    if (executablePath === undefined) throw new Error('This needs Chromium: apt-get install chromium')
    const server = await startRealServer()
    const browser = await chromium.launch({ executablePath })
    try {
      const measured: Record<string, unknown> = {}
      for (const [name, hasEar] of [
        ['live', true],
        ['plain', false],
      ] as const) {
        const typings: Measured[] = []
        for (let run = 1; run <= runs; run += 1) {
          progress(`Typing, ${name}, ${run} of ${runs} …`)
          typings.push(await typeVerse(browser, server.origin, hasEar))
        }
        measured[name] = figuresOf(typings)
      }
      return { characters: VERSE.length, bars: VERSE.split('\n').length, keyEveryMs: KEY_MS, ...measured }
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

function figuresOf(typings: readonly Measured[]): Record<string, unknown> {
  const frames = typings.flatMap((typing) => typing.frames)
  return {
    frameMs: spreadOf(frames),
    framesOver33Ms: frames.filter((frame) => frame > 33.4).length,
    slowestKeyToPaintMs: Math.max(0, ...typings.flatMap(({ keys }) => keys)),
    keysSlowerThan32Ms: typings.flatMap(({ keys }) => keys).filter((key) => key > 32).length,
    longTasks: typings.flatMap(({ longTasks }) => longTasks).length,
    mainThreadMsPerKey: spreadOf(typings.map(({ mainThreadMs }) => mainThreadMs / VERSE.length)).p50,
  }
}

async function typeVerse(browser: Browser, origin: string, hasEar: boolean): Promise<Measured> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  try {
    if (!hasEar) await context.route('**/*.bin', (route) => route.abort())
    const page = await openBox(context, origin)
    if (hasEar) await page.waitForFunction(() => CSS.highlights.size > 0)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const threadMs = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000
    }
    await page.evaluate(watch)
    const before = await threadMs()
    await page.keyboard.type(VERSE, { delay: KEY_MS })
    const mainThreadMs = (await threadMs()) - before
    const typing = await page.evaluate(() => (globalThis as unknown as { readonly typing: Typing }).typing)
    return { ...typing, mainThreadMs }
  } finally {
    await context.close()
  }
}

/** The arena with the focus in the verse box and a first rhyme in it. */
async function openBox(context: BrowserContext, origin: string): Promise<Page> {
  const player = await openAccount(origin)
  await signIn(context, player)
  const { id } = await startBattle(player.api)
  const page = await context.newPage()
  const { open, turn, verse } = arena(page)
  await open(id)
  await turn(1)
  await verse.click()
  await page.keyboard.type('night and light')
  return page
}

/** Runs in the page: notes every frame, key and long task from now on. */
function watch(): void {
  const typing = { frames: [] as number[], keys: [] as number[], longTasks: [] as number[] }
  Object.assign(globalThis, { typing })
  let before = performance.now()
  requestAnimationFrame(function frame(now) {
    typing.frames.push(now - before)
    before = now
    requestAnimationFrame(frame)
  })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) typing.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') typing.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
