import { describe, expect, it } from 'vitest'
import {
  applyBiquad,
  bandPass,
  highPass,
  highShelf,
  lowPass,
  lowShelf,
  magnitudeAt,
  peaking,
  type Biquad,
} from './biquad.ts'
import { toDecibels } from './decibels.ts'
import { sine, toneLevel } from './testing/tones.ts'

const RATE = 48_000
const at = (filter: Biquad, hertz: number) => toDecibels(magnitudeAt(filter, hertz, RATE))
const place = { hertz: 1000, q: Math.SQRT1_2, rate: RATE }

describe('the filter shapes of the cookbook', () => {
  it('pass one side of a Butterworth corner and lose 3 dB at it', () => {
    expect(at(lowPass(place), 1000)).toBeCloseTo(-3.01, 2)
    expect(at(lowPass(place), 20)).toBeCloseTo(0, 3)
    expect(at(lowPass(place), 8000)).toBeLessThan(-36)
    expect(at(highPass(place), 1000)).toBeCloseTo(-3.01, 2)
    expect(at(highPass(place), 125)).toBeLessThan(-36)
    expect(at(highPass(place), 20_000)).toBeCloseTo(0, 2)
  })

  it('pass the centre of a band unchanged and fall on both sides of it', () => {
    const filter = bandPass({ ...place, q: 2 })
    expect(at(filter, 1000)).toBeCloseTo(0, 6)
    expect(at(filter, 100)).toBeLessThan(-20)
    expect(at(filter, 10_000)).toBeLessThan(-20)
  })

  it('lift a peak or a shelf by the decibels asked for, half of them at the corner of a shelf', () => {
    expect(at(peaking(place, 6), 1000)).toBeCloseTo(6, 6)
    expect(at(peaking(place, 6), 10)).toBeCloseTo(0, 2)
    expect(at(lowShelf(place, 5), 20)).toBeCloseTo(5, 2)
    expect(at(lowShelf(place, 5), 1000)).toBeCloseTo(2.5, 2)
    expect(at(lowShelf(place, 5), 20_000)).toBeCloseTo(0, 2)
    expect(at(highShelf(place, -4), 20_000)).toBeCloseTo(-4, 2)
    expect(at(highShelf(place, -4), 1000)).toBeCloseTo(-2, 2)
    expect(at(highShelf(place, -4), 20)).toBeCloseTo(0, 3)
  })

  it.each([200, 1000, 5000])('do to samples what their formula says, at %i Hz', (hertz) => {
    for (const filter of [lowPass(place), highPass(place), peaking(place, 6), highShelf(place, -4)]) {
      const samples = sine(hertz, 0.5, RATE, 1)
      applyBiquad(samples, filter)
      const settled = samples.subarray(RATE / 2)
      expect(toneLevel(settled, hertz, RATE)).toBeCloseTo(0.5 * magnitudeAt(filter, hertz, RATE), 3)
    }
  })
})
