import { describe, expect, it } from 'vitest'
import { placeStretch, recordingPosition, withStretch, type Run } from './timeline.ts'

const RATE = 48_000
const NOTICE = 0.03
const noBeat = (): undefined => undefined
/** Music with a downbeat every two seconds from 0.5 on. */
const everyTwo = (after: number): number => 0.5 + Math.max(0, Math.ceil((after - 0.5) / 2)) * 2

describe('placing a voice', () => {
  it('without music it begins at once, on a sample', () => {
    const { at, downbeat } = placeStretch({ startMs: 0, endMs: 900, downbeatMs: 200 }, undefined, {
      now: 1.000_01,
      rate: RATE,
      nextDownbeat: noBeat,
    })
    expect(at).toBeCloseTo(1 + NOTICE, 4)
    expect(at * RATE).toBeCloseTo(Math.round(at * RATE), 6)
    expect(downbeat).toBeUndefined()
  })

  it('over music its own downbeat falls on the next one that leaves room for the pick-up (PAGE-4)', () => {
    const place = (now: number) =>
      placeStretch({ startMs: 0, endMs: 2000, downbeatMs: 300 }, undefined, {
        now,
        rate: RATE,
        nextDownbeat: everyTwo,
      })
    expect(place(1)).toEqual({ at: 2.2, downbeat: 2.5 })
    expect(place(2.3)).toEqual({ at: 4.2, downbeat: 4.5 })
  })

  it('a chunk that comes in time follows the one before to the sample', () => {
    const run: Run = { startMs: 0, endMs: 1000.0625, at: 2.2 }
    const { at } = placeStretch({ startMs: 1000.0625, endMs: 3000, downbeatMs: 1500 }, run, {
      now: 3,
      rate: RATE,
      nextDownbeat: everyTwo,
    })
    expect(at * RATE).toBeCloseTo(2.2 * RATE + 48_003, 6)
  })

  it('a late one waits for the next downbeat', () => {
    const run: Run = { startMs: 0, endMs: 1000, at: 2.2 }
    const stretch = { startMs: 1000, endMs: 3000, downbeatMs: 1300 }
    expect(placeStretch(stretch, run, { now: 3.19, rate: RATE, nextDownbeat: everyTwo })).toEqual({
      at: 4.2,
      downbeat: 4.5,
    })
    const { at } = placeStretch(stretch, run, { now: 3.19, rate: RATE, nextDownbeat: noBeat })
    expect(at).toBeCloseTo(3.19 + NOTICE, 4)
  })
})

describe('the listener’s place in the recording', () => {
  const held = [
    { startMs: 0, endMs: 1000, at: 2 },
    { startMs: 1000, endMs: 3000, at: 5 },
  ]

  it('runs while something sounds, and stands where it does not', () => {
    const places = [1, 2, 2.5, 3, 4.9, 5, 6, 9].map((time) => recordingPosition(held, time))
    expect(places).toEqual([0, 0, 500, 1000, 1000, 1000, 2000, 3000])
    expect(recordingPosition([], 7)).toBe(0)
  })

  it('joins what follows without a gap, and keeps apart what does not', () => {
    const one = withStretch([], { startMs: 0, endMs: 1000 }, 2)
    expect(withStretch(one, { startMs: 1000, endMs: 3000 }, 3)).toEqual([{ startMs: 0, endMs: 3000, at: 2 }])
    expect(withStretch(one, { startMs: 1000, endMs: 3000 }, 5)).toEqual(held)
  })
})
