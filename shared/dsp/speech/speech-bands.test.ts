import { describe, expect, it } from 'vitest'
import { noise, sine, toneLevel } from '../testing/tones.ts'
import { decimate } from './decimate.ts'
import { normalBands } from './normal-bands.ts'
import { BANDS, HOP, speechBands } from './speech-bands.ts'

const RATES = [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000]

/** The band with the highest level in the middle of a sound. */
function loudestBand(samples: Float32Array, rate: number): number {
  const { frames, levels } = speechBands({ samples, rate })
  const middle = Math.floor(frames / 2)
  const row = [...levels.subarray(middle * BANDS, (middle + 1) * BANDS)]
  return row.indexOf(Math.max(...row))
}

describe('decimate', () => {
  it.each([
    [48_000, 8000],
    [44_100, 8820],
    [22_050, 11_025],
    [16_000, 8000],
    [15_999, 15_999],
    [8000, 8000],
  ])('brings %i Hz to %i Hz', (rate, lower) => {
    const { samples, rate: got } = decimate({ samples: sine(1000, 0.5, rate, 0.5), rate }, 8000, 3400)
    expect(got).toBe(lower)
    expect(samples).toHaveLength(Math.ceil((rate / 2) * (lower / rate)))
    expect(toneLevel(samples.subarray(200, 200 + Math.floor(got / 10) * 3), 1000, got)).toBeCloseTo(0.5, 2)
  })

  it('lets nothing fold back below the edge', () => {
    const { samples, rate } = decimate({ samples: sine(7000, 0.5, 48_000, 0.5), rate: 48_000 }, 8000, 3400)
    expect(toneLevel(samples, 1000, rate)).toBeLessThan(0.003)
  })
})

describe('speechBands', () => {
  it('sees a tone in the same band at every rate', () => {
    for (const hertz of [300, 700, 1500, 3000]) {
      const bands = RATES.map((rate) => loudestBand(sine(hertz, 0.3, rate, 0.3), rate))
      expect(new Set(bands).size, `${hertz} Hz`).toBe(1)
    }
    expect(loudestBand(sine(300, 0.3, 16_000, 0.3), 16_000)).toBeLessThan(
      loudestBand(sine(2000, 0.3, 16_000, 0.3), 16_000),
    )
  })

  it('has a frame for every hop, centred on it', () => {
    const samples = new Float32Array(16_000)
    samples[8000] = 1
    const { frames, levels } = speechBands({ samples, rate: 16_000 })
    expect(frames).toBe(200)
    const sums = Array.from({ length: frames }, (_, frame) => levels[frame * BANDS + 6] ?? 0)
    expect(sums.indexOf(Math.max(...sums))).toBe(0.5 / HOP)
  })

  it('takes what is no number for silence and takes an offset out', () => {
    const broken = Float32Array.from(noise(0.3, 8000, 1), (sample, index) => (index % 7 === 0 ? NaN : sample))
    broken[5] = Infinity
    for (const level of speechBands({ samples: broken, rate: 16_000 }).levels) expect(level).toBeLessThan(60)
    const offset = speechBands({ samples: new Float32Array(8000).fill(0.7), rate: 16_000 })
    expect(Math.max(...offset.levels)).toBeLessThan(-90)
    expect(speechBands({ samples: new Float32Array(), rate: 16_000 }).frames).toBe(0)
  })
})

describe('normalBands', () => {
  it('is the same for loud and quiet recordings', () => {
    const loud = normalBands(speechBands({ samples: noise(0.9, 16_000, 2), rate: 16_000 }))
    const quiet = normalBands(speechBands({ samples: noise(0.009, 16_000, 2), rate: 16_000 }))
    expect(loud.full - quiet.full).toBeCloseTo(40, 3)
    loud.values.forEach((value, index) => {
      expect(value).toBeCloseTo(quiet.values[index] ?? NaN, 3)
    })
  })
})
