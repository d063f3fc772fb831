import { describe, expect, it } from 'vitest'
import type { LineSound, LineTask } from './line-task.ts'
import { speechFrom } from './open-flite-voice.ts'
import { PoolClosed, type ThreadPool } from './thread-pool.ts'

const REQUEST = { lines: ['one two', '\u{1f525}', 'three'], voiceId: 'venom-growl', speed: 1.5 } as const

/** Lines of two packets each, of which one sounds. */
const sound = (): LineSound => ({
  bytes: Uint8Array.of(1, 2, 3),
  sizes: Uint32Array.of(1, 2),
  sounding: 960,
  words: undefined,
})

/** A pool that keeps its tasks until the test answers them. */
function heldPool(isAsleep = true) {
  const held: { readonly task: LineTask; readonly settle: PromiseWithResolvers<LineSound> }[] = []
  const pool: ThreadPool<LineTask, LineSound> = {
    run: (task) => {
      const settle = Promise.withResolvers<LineSound>()
      held.push({ task, settle })
      return settle.promise
    },
    isAsleep: () => isAsleep,
    calmThreads: 3,
    close: () => Promise.resolve(),
  }
  return { held, pool }
}

describe('a voice over threads', () => {
  it('gives each line to a thread, made safe, with a shorter pause after the last (VOICE-3, VOICE-7)', async () => {
    const { held, pool } = heldPool()
    const speaking = speechFrom(pool, 1).speak(REQUEST)
    expect(held.map(({ task }) => task)).toEqual([
      { text: 'one two', words: ['one', 'two'], voiceId: 'venom-growl', speed: 1.5, gap: 200 },
      { text: '', words: [''], voiceId: 'venom-growl', speed: 1.5, gap: 200 },
      { text: 'three', words: ['three'], voiceId: 'venom-growl', speed: 1.5, gap: 120 },
    ])
    // Whatever is ready first: the lines keep their order.
    const [first, ...others] = held
    for (const { settle } of others.toReversed()) settle.resolve(sound())
    first?.settle.resolve({ ...sound(), words: [{ startMs: 1, endMs: 5 }] })
    await expect(speaking).resolves.toEqual({
      durationMs: 113,
      lineTimings: [
        { startMs: 0, endMs: 20, words: [{ startMs: 1, endMs: 5 }] },
        { startMs: 40, endMs: 60 },
        { startMs: 80, endMs: 100 },
      ],
      packets: [1, 2, 3].flatMap(() => [Uint8Array.of(1), Uint8Array.of(2, 3)]),
    })
  })

  it('refuses one verse too many, and takes verses again when others are done (VOICE-14)', async () => {
    const { held, pool } = heldPool()
    const voice = speechFrom(pool, 2)
    const speaking = [voice.speak(REQUEST), voice.speak(REQUEST)]
    await expect(voice.speak(REQUEST)).rejects.toMatchObject({ name: 'SpeechProblem', reason: 'busy' })
    for (const { settle } of held) settle.resolve(sound())
    await Promise.all(speaking)
    held.length = 0
    const next = voice.speak(REQUEST)
    for (const { settle } of held) settle.resolve(sound())
    await expect(next).resolves.toMatchObject({ durationMs: 113 })
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
