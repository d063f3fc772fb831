import { describe, expect, it, test } from 'vitest'
import { createGrid, sampleAt, secondsOf } from './grid.ts'

const RATE = 48_000

describe('createGrid (BEAT-3)', () => {
  test.each([
    [90, 8, 1_024_000],
    [144, 16, 1_280_000],
    [84, 8, 1_097_143],
    [140, 16, 1_316_571],
  ])('%d beats a minute for %d bars are %d samples', (bpm, bars, length) => {
    const grid = createGrid({ bpm, bars, swing: 0.5, rate: RATE })
    expect(grid.length).toBe(length)
    expect(Math.abs(grid.length - (bars * 4 * 60 * RATE) / bpm)).toBeLessThanOrEqual(0.5)
  })

  it('refuses what is no loop', () => {
    for (const odd of [{ bpm: 0 }, { bpm: -90 }, { bars: 0 }, { bpm: NaN }])
      expect(() => createGrid({ bpm: 90, bars: 8, swing: 0.5, rate: RATE, ...odd })).toThrow(RangeError)
  })
})

describe('sampleAt', () => {
  it('counts sixteenths without drifting, to the end of the loop', () => {
    const grid = createGrid({ bpm: 84, bars: 8, swing: 0.5, rate: RATE })
    expect(sampleAt(grid, 0)).toBe(0)
    expect(sampleAt(grid, 128)).toBe(grid.length)
    for (let step = 0; step < 128; step += 1)
      expect(Math.abs(sampleAt(grid, step) - secondsOf(grid, step) * RATE)).toBeLessThanOrEqual(1)
  })

  it('lets the second of two sixteenths wait, and rolls inside it as well', () => {
    const grid = createGrid({ bpm: 75, bars: 8, swing: 0.6, rate: RATE })
    expect(sampleAt(grid, 2)).toBe(19_200)
    expect(sampleAt(grid, 1)).toBe(11_520)
    expect(sampleAt(grid, 1.5)).toBe(16_320)
  })
})
