import { describe, expect, it } from 'vitest'
import { toDecibels } from './decibels.ts'
import { rmsOf } from './levels.ts'
import { createResampler } from './resample.ts'
import { sine, toneLevel } from './testing/tones.ts'

describe('createResampler', () => {
  it.each([
    [16_000, 48_000],
    [14_400, 48_000],
    [16_480, 48_000],
    [48_000, 16_000],
    [44_100, 48_000],
  ])('gives a tone the same pitch, level and length from %i to %i Hz', (from, to) => {
    const output = createResampler(from, to)(sine(1000, 0.5, from, 1))
    expect(output).toHaveLength(to)
    const inner = output.subarray(to / 10, to - to / 10)
    expect(toneLevel(inner, 1000, to)).toBeCloseTo(0.5, 3)
  })

  it('moves nothing in time: a sample of the old rate keeps its place and value', () => {
    const input = sine(440, 0.5, 16_000, 0.1)
    const output = createResampler(16_000, 48_000)(input)
    for (let index = 100; index < 1500; index += 7) {
      expect(output[index * 3]).toBeCloseTo(input[index] ?? 0, 3)
    }
  })

  it('leaves no mirror image above the old band, 70 dB down or more', () => {
    const output = createResampler(16_000, 48_000)(sine(5000, 0.5, 16_000, 1))
    const inner = output.subarray(4800, 43_200)
    expect(toDecibels(toneLevel(inner, 11_000, 48_000) / 0.5)).toBeLessThan(-70)
    expect(toDecibels(toneLevel(inner, 21_000, 48_000) / 0.5)).toBeLessThan(-70)
  })

  it('filters what the lower rate cannot hold instead of folding it down', () => {
    const output = createResampler(48_000, 16_000)(sine(10_000, 0.5, 48_000, 1))
    expect(toDecibels(rmsOf(output.subarray(1600, 14_400)) / 0.5)).toBeLessThan(-70)
  })

  it('passes constants as they are and copes with nothing at all', () => {
    const output = createResampler(15_360, 48_000)(new Float32Array(2000).fill(0.25))
    expect(output[3000]).toBeCloseTo(0.25, 5)
    expect(createResampler(16_000, 48_000)(new Float32Array(0))).toHaveLength(0)
  })

  it('refuses rates without a small common ratio', () => {
    expect(() => createResampler(15_999, 48_000)).toThrow(RangeError)
    expect(() => createResampler(0, 48_000)).toThrow(RangeError)
    expect(() => createResampler(16_000.5, 48_000)).toThrow(RangeError)
  })
})
