import { describe, expect, test } from 'vitest'
import { peakOf, rmsOf } from '../levels.ts'
import { medianPitch } from '../pitch.ts'
import { noise, sine } from '../testing/tones.ts'
import { stretchTime } from './stretch-time.ts'

const RATE = 16_000
const FACTORS = [0.75, 0.9, 1.1, 1.35, 1.8]

/** Stretched evenly. */
const evenly = (samples: Float32Array, factor: number) => {
  const length = Math.round(samples.length * factor)
  const map = [
    { from: 0, to: 0 },
    { from: samples.length / RATE, to: length / RATE },
  ]
  return stretchTime(samples, RATE, map, length)
}

/** A voice of one vowel: a pulse for each period, each ringing on. */
function voiced(hertz: number, seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE))
  const period = RATE / hertz
  for (let index = 0; index < samples.length; index += 1) {
    const age = (index % period) / RATE
    samples[index] = 0.5 * Math.exp(-age * 250) * Math.sin(2 * Math.PI * 700 * age)
  }
  return samples
}

/** The largest step from a sample to the next. */
const largestStep = (samples: Float32Array) =>
  samples.reduce(
    (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? sample))),
    0,
  )

describe('VOICE-22 stretching in time', () => {
  test('an even pace gives back the same samples', () => {
    const samples = noise(0.5, 5000, 1)
    const same = stretchTime(samples, RATE, [], samples.length)
    // The first window rises from nothing; all that follows is whole.
    expect([...same].map((value, index) => Math.abs(value - (samples[index] ?? 0)) < 1e-6)).not.toContain(
      false,
    )
  })

  test.each(FACTORS)('x %f is as long as asked, and keeps pitch and level', (factor) => {
    for (const hertz of [80, 120, 200, 300]) {
      const samples = voiced(hertz, 1)
      const stretched = evenly(samples, factor)
      expect(stretched).toHaveLength(Math.round(samples.length * factor))
      const pitch = medianPitch(stretched, RATE) ?? 0
      expect(Math.abs(pitch / hertz - 1), `${hertz} Hz`).toBeLessThan(0.02)
      expect(Math.abs(rmsOf(stretched) / rmsOf(samples) - 1)).toBeLessThan(0.1)
    }
  })

  test.each(FACTORS)('x %f of a tone has no joint that clicks', (factor) => {
    const samples = sine(150, 0.5, RATE, 1)
    expect(largestStep(evenly(samples, factor))).toBeLessThan(1.15 * largestStep(samples))
    expect(peakOf(evenly(samples, factor))).toBeLessThan(0.52)
  })

  test.each(FACTORS)('x %f keeps silence silent, where the map puts it', (factor) => {
    const samples = sine(200, 0.5, RATE, 1)
    samples.fill(0, 0.4 * RATE, 0.6 * RATE)
    const stretched = evenly(samples, factor)
    const inside = stretched.subarray((0.4 * factor + 0.025) * RATE, (0.6 * factor - 0.025) * RATE)
    expect(peakOf(inside)).toBe(0)
    expect(peakOf(stretched.subarray(0, 0.35 * factor * RATE))).toBeGreaterThan(0.4)
  })

  test.each(FACTORS.filter((factor) => factor <= 1.35))(
    'x %f has each burst once, within 10 ms of its place',
    (factor) => {
      // 3 ms of noise, as a stop makes it when it opens.
      const burst = noise(1, 48, 5)
      for (let place = 2000; place < 2256; place += 23) {
        const samples = new Float32Array(6000)
        samples.set(burst, place)
        const stretched = evenly(samples, factor)
        const heard = [...stretched].flatMap((value, index) => (Math.abs(value) > 0.25 ? [index] : []))
        const [first = 0, last = Infinity] = [heard[0], heard.at(-1)]
        expect(last - first, `at ${place}`).toBeLessThan(2 * burst.length)
        expect(Math.abs(first - place * factor)).toBeLessThan(0.01 * RATE)
        expect(peakOf(stretched)).toBeGreaterThan(0.3)
      }
    },
  )

  test('where the map keeps the pace between stretches, the samples are those of the recording', () => {
    const samples = noise(0.5, 16_000, 2)
    const map = [
      { from: 0, to: 0 },
      { from: 0.3, to: 0.4 },
      { from: 0.6, to: 0.7 },
      { from: 1, to: 1 },
    ]
    const stretched = stretchTime(samples, RATE, map, 16_000)
    const inside = stretched.subarray(0.45 * RATE, 0.65 * RATE)
    const shifts = Array.from({ length: 300 }, (_, index) => Math.round(0.35 * RATE) - 150 + index)
    const isThere = shifts.some((shift) =>
      inside.every((value, index) => Math.abs(value - (samples[shift + index] ?? 0)) < 1e-5),
    )
    expect(isThere).toBe(true)
  })

  test('moments come within 12 ms of where the map puts them', () => {
    const samples = noise(0.01, 32_000, 3)
    const map = [
      { from: 0, to: 0 },
      { from: 0.5, to: 0.65 },
      { from: 1, to: 1.05 },
      { from: 1.5, to: 1.5 },
      { from: 2, to: 2.6 },
    ]
    for (const { from } of map.slice(1, -1)) {
      samples.set(sine(200, 0.5, RATE, 0.1), Math.round(from * RATE))
    }
    const stretched = stretchTime(samples, RATE, map, Math.round(2.6 * RATE))
    for (const { to } of map.slice(1, -1)) {
      const before = stretched.subarray((to - 0.06) * RATE, (to - 0.012) * RATE)
      const after = stretched.subarray((to + 0.012) * RATE, (to + 0.06) * RATE)
      expect(peakOf(before)).toBeLessThan(0.05)
      expect(peakOf(after)).toBeGreaterThan(0.3)
    }
  })

  test.each([0, 1, 7, 100, 511, 513])('takes %i samples and gives any length', (count) => {
    const samples = noise(0.5, count, 4)
    for (const length of [0, 1, 300, 1000]) {
      const stretched = stretchTime(samples, RATE, [{ from: 0, to: 0 }], length)
      expect(stretched).toHaveLength(length)
      expect(stretched.every(Number.isFinite)).toBe(true)
      expect(peakOf(stretched.subarray(count))).toBeLessThan(1e-6)
    }
  })
})
