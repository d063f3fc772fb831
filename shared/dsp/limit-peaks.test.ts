import { describe, expect, it } from 'vitest'
import { peakOf, rmsOf } from './levels.ts'
import { limitPeaks } from './limit-peaks.ts'
import { noise, sine } from './testing/tones.ts'
import { truePeakOf } from './true-peak.ts'

const RATE = 48_000

describe('truePeakOf', () => {
  it('finds the crest that falls between two samples', () => {
    // A quarter of the rate, an eighth of a turn late: every sample lies at 0.7071 of the crest.
    const samples = Float32Array.from({ length: 480 }, (_, index) =>
      Math.sin((Math.PI / 2) * index + Math.PI / 4),
    )
    expect(peakOf(samples)).toBeCloseTo(Math.SQRT1_2, 3)
    expect(truePeakOf(samples.subarray(0))).toBeGreaterThan(0.98)
    expect(truePeakOf(new Float32Array(0))).toBe(0)
  })
})

describe('limitPeaks', () => {
  it('leaves what is below the ceiling as it is, to the bit', () => {
    const samples = noise(0.4, RATE, 1)
    const before = samples.slice()
    limitPeaks(samples, 0.9, RATE)
    expect(samples).toEqual(before)
  })

  it.each([
    ['noise', noise(2, RATE, 2)],
    ['a tone', sine(997, 3, RATE, 1)],
    ['one click', Float32Array.from({ length: 4800 }, (_, index) => (index === 2400 ? 5 : 0.1))],
    ['a click at the very start', Float32Array.from({ length: 4800 }, (_, index) => (index === 0 ? 5 : 0.1))],
    [
      'a click at the very end',
      Float32Array.from({ length: 4800 }, (_, index) => (index === 4799 ? 5 : 0.1)),
    ],
  ])('keeps %s under the ceiling, between samples too', (_name, samples) => {
    limitPeaks(samples, 0.8, RATE)
    expect(truePeakOf(samples)).toBeLessThan(0.8 * 1.02)
    expect(rmsOf(samples)).toBeGreaterThan(0.05)
  })

  it('touches nothing farther from a peak than its window', () => {
    const samples = new Float32Array(RATE).fill(0.1)
    samples[RATE / 2] = 4
    limitPeaks(samples, 0.8, RATE)
    expect(samples[RATE / 2 - 400]).toBe(Math.fround(0.1))
    expect(samples[RATE / 2 + 400]).toBe(Math.fround(0.1))
    expect(samples[RATE / 2 + 20]).toBeLessThan(0.09)
  })
})
