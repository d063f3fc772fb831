import { describe, expect, it } from 'vitest'
import { PACKET_SAMPLES } from './opus-format.ts'
import type { LineAnswer, LineTask } from './threads/line-task.ts'
import { fliteLineVoice } from './flite/flite-line-voice.ts'
import { openSpeechOut } from './open-speech-out.ts'
import { linesToSay } from './testing/lines-to-say.ts'
import { threadsFrom } from './threads/open-voice-threads.ts'
import { PoolClosed, type ThreadPool } from './threads/thread-pool.ts'

const REQUEST = {
  lines: linesToSay(['one two', '\u{1f525}', 'three']),
  voiceId: 'venom-growl',
  bpm: 120,
  speed: 1.5,
} as const

/** Says "one two" and "three" as two vowels 0.5 s apart, or as one; and makes of packets what fills them. */
function answerTo(task: LineTask): LineAnswer {
  if (task.do === 'say') {
    const length = task.text === 'three' ? 0.2 : 0.7
    const vowel = (start: number) => ({ phone: 'ah', start, end: start + 0.2 })
    const samples = new Float32Array(16_000 * length)
    const phones = length < 0.5 ? [vowel(0)] : [vowel(0), { phone: 'n', start: 0.2, end: 0.5 }, vowel(0.5)]
    return { did: 'say', samples, rate: 16_000, phones, words: [{ start: 0, end: length }], finish: 'plain' }
  }
  const sizes = new Uint32Array(task.packets).fill(2)
  return { did: 'render', bytes: new Uint8Array(2 * task.packets), sizes }
}

/** Flite alone, over a pool. */
function speechFrom(pool: ThreadPool<LineTask, LineAnswer>, maxVerses: number) {
  const threads = threadsFrom(pool)
  const flite = fliteLineVoice(threads)
  return openSpeechOut({ threads, voices: [flite], choose: () => flite, maxVerses })
}

/** A pool that keeps its tasks until the test answers them. */
function heldPool(isAsleep = true) {
  const held: { readonly task: LineTask; readonly settle: PromiseWithResolvers<LineAnswer> }[] = []
  const pool: ThreadPool<LineTask, LineAnswer> = {
    run: (task) => {
      const settle = Promise.withResolvers<LineAnswer>()
      held.push({ task, settle })
      return settle.promise
    },
    isAsleep: () => isAsleep,
    calmThreads: 3,
    close: () => Promise.resolve(),
  }
  /** Answers all that is held, the last first. */
  const answer = async () => {
    for (const { task, settle } of held.splice(0).toReversed()) settle.resolve(answerTo(task))
    await new Promise(setImmediate)
  }
  return { held, pool, answer }
}

describe('a voice over threads', () => {
  it('has each line said, made safe, then rendered in its place, all at the same time (VOICE-3, VOICE-7)', async () => {
    const { held, pool, answer } = heldPool()
    const speaking = speechFrom(pool, 1).speak(REQUEST)
    expect(held.map(({ task }) => task)).toEqual([
      { do: 'say', text: 'one two', words: ['one', 'two'], voiceId: 'venom-growl', speed: 1.5 },
      { do: 'say', text: 'three', words: ['three'], voiceId: 'venom-growl', speed: 1.5 },
    ])
    await answer()
    // Two beats at 120 a minute are a second, twice what was said: most of that by saying it again.
    expect(held.map(({ task }) => task)).toMatchObject([
      { do: 'say', text: 'one two', speed: expect.closeTo((1.5 * 1.3) / 2, 9) },
    ])
    await answer()
    expect(held.map(({ task }) => task.do)).toEqual(['render', 'render', 'render'])
    await answer()
    const { lineTimings, packets, durationMs } = await speaking
    expect(lineTimings.map(({ downbeatMs }) => downbeatMs)).toEqual([10, 2010, 4010])
    expect(lineTimings[1]).toEqual({ startMs: 2010, endMs: 2010, downbeatMs: 2010 })
    expect(lineTimings[2]).toMatchObject({
      startMs: 4000,
      endMs: 4220,
      words: [{ startMs: 4010, endMs: 4210 }],
    })
    expect(packets).toHaveLength(Math.ceil((4.34 * 48_000) / PACKET_SAMPLES))
    expect(durationMs).toBe(packets.length * 20 - 7)
  })

  it('refuses one verse too many, and takes verses again when others are done (VOICE-14)', async () => {
    const { pool, answer } = heldPool()
    const voice = speechFrom(pool, 2)
    const speaking = [voice.speak(REQUEST), voice.speak(REQUEST)]
    await expect(voice.speak(REQUEST)).rejects.toMatchObject({ name: 'SpeechProblem', reason: 'busy' })
    for (const _step of ['say', 'say again', 'render']) await answer()
    await Promise.all(speaking)
    const next = voice.speak(REQUEST)
    for (const _step of ['say', 'say again', 'render']) await answer()
    await expect(next).resolves.toMatchObject({ lineTimings: { length: 3 } })
  })

  it('gets every thread ready when asked to, unless some are awake (VOICE-12)', () => {
    const asleep = heldPool(true)
    speechFrom(asleep.pool, 1).prepare()
    expect(asleep.held).toHaveLength(3)
    for (const { settle } of asleep.held) settle.reject(new Error('nobody hears of it'))
    const awake = heldPool(false)
    speechFrom(awake.pool, 1).prepare()
    expect(awake.held).toHaveLength(0)
  })

  it.each([
    [new Error('a thread died twice'), 'broken'],
    [new PoolClosed('closed'), 'closed'],
  ])('tells %s apart, keeps the cause, and has room again afterwards', async (cause, reason) => {
    const { held, pool } = heldPool()
    const voice = speechFrom(pool, 1)
    for (const _attempt of [1, 2]) {
      held.length = 0
      const speaking = voice.speak(REQUEST)
      held[1]?.settle.reject(cause)
      await expect(speaking).rejects.toMatchObject({ name: 'SpeechProblem', reason, cause })
    }
  })
})
