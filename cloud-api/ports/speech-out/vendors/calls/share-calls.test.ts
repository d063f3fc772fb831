import { describe, expect, it } from 'vitest'
import { shareCalls } from './share-calls.ts'

const calm = new AbortController().signal
const reason = new Error('enough')

function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return promise
  }
  return { work, signals, resolve, reject }
}

describe('the same line at the same time is one call (VOICE-33)', () => {
  it('does it once for all who ask, and anew for who asks later', async () => {
    const calls = shareCalls<string>()
    const { work, signals, resolve } = job()
    const asked = [calls.run('a', work, calm), calls.run('a', work, calm)]
    resolve('sound')
    expect(await Promise.all(asked)).toEqual(['sound', 'sound'])
    expect(signals).toHaveLength(1)
    await calls.run('a', work, calm)
    expect(signals).toHaveLength(2)
  })

  it('tells all who ask of a failure', async () => {
    const calls = shareCalls<string>()
    const { work, reject } = job()
    const asked = [calls.run('a', work, calm), calls.run('a', work, calm)]
    reject(reason)
    expect(await Promise.allSettled(asked)).toMatchObject([{ reason }, { reason }])
  })

  it('goes on while one is waiting, and ends with the last', async () => {
    const calls = shareCalls<string>()
    const { work, signals } = job()
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [calls.run('a', work, one.signal), calls.run('a', work, other.signal)]
    const outcomes = Promise.allSettled(asked)
    one.abort(reason)
    expect(signals[0]?.aborted).toBe(false)
    other.abort(reason)
    expect(signals[0]?.aborted).toBe(true)
    expect(await outcomes).toMatchObject([{ reason }, { reason }])
    await expect(calls.run('a', () => Promise.resolve('new'), calm)).resolves.toBe('new')
  })
})
