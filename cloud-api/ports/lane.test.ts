import { setImmediate as soon } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openLane } from './lane.ts'

const calm = new AbortController().signal

describe('a few calls at a time (VOICE-34)', () => {
  it('does no more at a time than it may, the most urgent first', async () => {
    const lane = openLane(2)
    const order: number[] = []
    const releases: (() => void)[] = []
    const works = [5, 3, 4, 1, 1].map((rank, index) =>
      lane.run(rank, calm, () => {
        order.push(index)
        return new Promise<void>((resolve) => releases.push(resolve))
      }),
    )
    for (let done = 0; done < 5; done += 1) {
      await soon()
      expect(order.length).toBe(Math.min(5, done + 2))
      releases[done]?.()
    }
    await Promise.all(works)
    expect(order).toEqual([0, 1, 3, 4, 2])
  })

  it('goes on when work fails, and says why it did', async () => {
    const lane = openLane(1)
    const failed = lane.run(0, calm, () => Promise.reject(new Error('no')))
    const after = lane.run(0, calm, () => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    await expect(after).resolves.toBe('yes')
  })

  it('lets go of those who give up waiting', async () => {
    const lane = openLane(1)
    const controller = new AbortController()
    let release: () => void = () => undefined
    const first = lane.run(0, calm, () => new Promise<void>((resolve) => (release = resolve)))
    const second = lane.run(0, controller.signal, () => Promise.reject(new Error('It was begun')))
    const third = lane.run(0, calm, () => Promise.resolve('third'))
    const reason = new Error('enough')
    controller.abort(reason)
    await expect(second).rejects.toBe(reason)
    await expect(lane.run(0, controller.signal, () => Promise.resolve())).rejects.toBe(reason)
    release()
    await first
    await expect(third).resolves.toBe('third')
  })
})
