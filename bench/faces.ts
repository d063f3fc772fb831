import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { CHARACTER_IDS, type CharacterId } from '#shared/domain/character/character.ts'
import { startBattle } from '../cloud-api/test/play.ts'
import { arena } from '../e2e/models/arena.ts'
import { openAccount, signIn } from '../e2e/support/player.ts'
import { startRealServer } from '../scripts/support/real-server.ts'
import { findChromium } from '../scripts/test/find-chromium.ts'
import { type Bench, progress } from './support/bench.ts'
import { FRAME_CATEGORIES, workPerFrame } from './support/main-thread-work.ts'
import { spreadOf } from './support/statistics.ts'

const VERSE = `You brought a paper blade to a lumberjack's grove
I laid it in the stove, now the flame has a robe
You came to cut a track, all you cut was a rope
I stack it in the back with the last of your hope`

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** How much slower than this machine the phone's processor is. */
const THROTTLE = 4
const SPEECH_MS = 10_000
/** Longest wait for the voice, the pause before it and a busy machine included. */
const ANSWER_MS = 60_000
/** A frame of 60 a second. */
const FRAME_MS = 1000 / 60
/** A frame that came after more than this was late: one of 60 a second takes 16.7 ms, timers stray. */
const LATE_MS = 20

/** What one answer cost to show. */
interface Measured {
  /** From each frame to the next, in milliseconds. */
  readonly frames: readonly number[]
  /** Processor time of the page's main thread on each frame, in milliseconds. */
  readonly work: readonly number[]
  readonly layouts: number
  readonly styleRecalcs: number
}

/** Ten seconds of each opponent's answer on a phone: whether the stage keeps its 60 frames a second. */
export const bench: Bench = {
  defaultRuns: 1,
  async measure(runs) {
    const executablePath = await findChromium()
    if (executablePath === undefined) throw new Error('This needs Chromium: apt-get install chromium')
    const server = await startRealServer()
    const browser = await chromium.launch({
      executablePath,
      args: ['--autoplay-policy=no-user-gesture-required'],
    })
    try {
      const faces: Record<string, unknown> = {}
      for (const character of CHARACTER_IDS) {
        const answers: Measured[] = []
        for (let run = 1; run <= runs; run += 1) {
          progress(`${character} answers, ${run} of ${runs} …`)
          answers.push(await watchAnswer(browser, server.origin, character))
        }
        faces[character] = figuresOf(answers)
      }
      return { throttle: THROTTLE, speechMs: SPEECH_MS, faces }
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

function figuresOf(answers: readonly Measured[]): Record<string, unknown> {
  const frames = answers.flatMap((answer) => answer.frames)
  const work = answers.flatMap((answer) => answer.work)
  const perFrame = (figure: (answer: Measured) => number): number =>
    Math.round((answers.reduce((sum, answer) => sum + figure(answer), 0) / frames.length) * 100) / 100
  return {
    framesPerSecond: Math.round((frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0)),
    frameMs: spreadOf(frames),
    lateShare: Math.round((frames.filter((frame) => frame > LATE_MS).length / frames.length) * 1000) / 1000,
    mainThreadMs: spreadOf(work),
    inTimeShare: Math.round((work.filter((ms) => ms <= FRAME_MS).length / work.length) * 1000) / 1000,
    layoutsPerFrame: perFrame(({ layouts }) => layouts),
    styleRecalcsPerFrame: perFrame(({ styleRecalcs }) => styleRecalcs),
  }
}

async function watchAnswer(browser: Browser, origin: string, character: CharacterId): Promise<Measured> {
  const context = await browser.newContext({ baseURL: origin, ...PHONE })
  try {
    const page = await hearOne(context, origin, character)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    const read = async (): Promise<(name: string) => number> => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN
    }
    await browser.startTracing(page, { categories: FRAME_CATEGORIES })
    const before = await read()
    const frames = await page.evaluate(watchFrames, SPEECH_MS)
    const after = await read()
    const recorded = await browser.stopTracing()
    return {
      frames,
      work: workPerFrame(recorded.toString()),
      layouts: after('LayoutCount') - before('LayoutCount'),
      styleRecalcs: after('RecalcStyleCount') - before('RecalcStyleCount'),
    }
  } finally {
    await context.close()
  }
}

/** The arena with the opponent's voice sounding. */
async function hearOne(context: BrowserContext, origin: string, character: CharacterId): Promise<Page> {
  const player = await openAccount(origin)
  await signIn(context, player)
  const { id } = await startBattle(player.api, { aiCharacterId: character, difficulty: 'hard' })
  const page = await context.newPage()
  const { open, verse, send, voice } = arena(page)
  await open(id)
  await verse.fill(VERSE)
  await send.click()
  await voice.and(page.locator('[data-voice="playing"]')).waitFor({ timeout: ANSWER_MS })
  return page
}

/** Runs in the page: the time from each frame to the next for a while. */
function watchFrames(forMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = []
    const start = performance.now()
    let before = start
    requestAnimationFrame(function frame(now) {
      frames.push(now - before)
      before = now
      if (now - start < forMs) requestAnimationFrame(frame)
      else resolve(frames.slice(1))
    })
  })
}
