import { beforeEach, describe, expect, it } from 'vitest'
import type { Fallback } from '../../maker.ts'
import type { LineOrder, LineVoice } from '../line-voice.ts'
import type { Speech } from '../say-in-time.ts'
import { SpeechProblem } from '../speech-out.ts'
import { VendorProblem } from './vendor-problem.ts'
import type { VendorSpeech, VendorVoice } from './vendor-voice.ts'
import { verseWithFallback } from './verse-with-fallback.ts'

/** Told apart by their rates. */
const speechOf = (rate: number): Speech => ({
  samples: new Float32Array(),
  rate,
  phones: [],
  words: undefined,
  finish: 'plain',
})
const [VENDOR, SYSTEM] = [24_000, 16_000]
const broken = new VendorProblem('broken', 'status 500')

describe('a service that fails within a verse (VOICE-36)', () => {
  let told: Fallback[]
  let bugs: unknown[]
  let watched: string[]
  let closing: AbortController
  /** What the service was asked for, and how to answer. */
  let asked: (LineOrder & { signal: AbortSignal; answer: (speech: Speech | Error) => void })[]

  const vendor: VendorVoice = {
    maker: { vendor: 'openai', model: 'm' },
    say: (order) =>
      new Promise<VendorSpeech>((resolve, reject) => {
        order.signal.addEventListener('abort', () => {
          reject(order.signal.reason as Error)
        })
        asked.push({
          ...order,
          answer: (given) => {
            if (given instanceof Error) reject(given)
            else resolve({ speech: given, isFresh: true })
          },
        })
      }),
  }
  const system: LineVoice = {
    maker: { vendor: 'system' },
    say: () => Promise.resolve(speechOf(SYSTEM)),
    prepare: () => undefined,
    close: () => Promise.resolve(),
  }
  const begin = () =>
    verseWithFallback({
      vendor,
      system,
      watch: { succeeded: () => watched.push('said'), failed: (reason) => watched.push(reason) },
      tell: (fallback) => told.push(fallback),
      closed: closing.signal,
      onBug: (error) => bugs.push(error),
    })
  const order = (index: number, over: Partial<LineOrder> = {}): LineOrder => ({
    index,
    text: `line ${index}`,
    voiceId: 'razor-edge',
    speed: 1,
    ...over,
  })
  const ratesOf = async (lines: readonly Promise<Speech>[]) =>
    (await Promise.all(lines)).map(({ rate }) => rate)

  beforeEach(() => {
    told = []
    bugs = []
    watched = []
    asked = []
    closing = new AbortController()
  })

  it('says all of it where it does not fail', async () => {
    const verse = begin()
    const lines = [0, 1, 2].map((index) => verse.say(order(index)))
    for (const { answer } of asked) answer(speechOf(VENDOR))
    expect(await ratesOf(lines)).toEqual([VENDOR, VENDOR, VENDOR])
    expect(verse.maker).toEqual(vendor.maker)
    expect([told, watched]).toEqual([[], ['said', 'said', 'said']])
  })

  it('leaves the line and all behind it to the system, and says so once', async () => {
    const verse = begin()
    const lines = [0, 1, 2, 3].map((index) => verse.say(order(index)))
    asked[3]?.answer(speechOf(VENDOR))
    asked[1]?.answer(broken)
    await expect.poll(() => asked[2]?.signal.aborted).toBe(true)
    expect(asked[0]?.signal.aborted).toBe(false)
    asked[0]?.answer(speechOf(VENDOR))
    expect(await ratesOf(lines)).toEqual([VENDOR, SYSTEM, SYSTEM, SYSTEM])
    expect(await ratesOf([verse.say(order(4))])).toEqual([SYSTEM])
    expect(asked).toHaveLength(4)
    expect(told).toEqual([{ vendor: 'openai', model: 'm', reason: 'broken' }])
    expect(watched.filter((word) => word !== 'said')).toEqual(['broken'])
    expect(verse.maker).toEqual(system.maker)
  })

  it('gives no line out before those in front of it are settled', async () => {
    const verse = begin()
    const lines = [0, 1].map((index) => verse.say(order(index)))
    asked[1]?.answer(speechOf(VENDOR))
    await expect.poll(() => watched).toEqual(['said'])
    asked[0]?.answer(broken)
    expect(await ratesOf(lines)).toEqual([SYSTEM, SYSTEM])
  })

  it('keeps what was said first where saying it again fails', async () => {
    const verse = begin()
    const first = verse.say(order(0))
    asked[0]?.answer(speechOf(VENDOR))
    await first
    const again = verse.say(order(0, { speed: 1.4 }))
    asked[1]?.answer(broken)
    expect(await ratesOf([again])).toEqual([VENDOR])
    expect(told).toEqual([])
  })

  it('has the system say again what the system said', async () => {
    const verse = begin()
    const first = verse.say(order(0))
    asked[0]?.answer(broken)
    await first
    expect(await ratesOf([verse.say(order(0, { speed: 1.4 }))])).toEqual([SYSTEM])
    expect(asked).toHaveLength(1)
  })

  it('ends with the reason of who ends it, blaming nobody', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const said = begin().say(order(0, { signal: controller.signal }))
    controller.abort(reason)
    await expect(said).rejects.toBe(reason)
    await expect(begin().say(order(0, { signal: controller.signal }))).rejects.toBe(reason)
    expect([told, watched]).toEqual([[], []])
  })

  it('ends when all voices are closed (VOICE-11)', async () => {
    const said = begin().say(order(0))
    closing.abort(new SpeechProblem('closed'))
    await expect(said).rejects.toMatchObject({ reason: 'closed' })
  })

  it('tells of a bug and lets the player hear the system', async () => {
    const said = begin().say(order(0))
    const bug = new TypeError('undefined is not a function')
    asked[0]?.answer(bug)
    expect(await ratesOf([said])).toEqual([SYSTEM])
    expect(bugs).toEqual([bug])
  })
})
