import { describe, expect, it } from 'vitest'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import { peakOf, rmsOf } from '#shared/dsp/levels.ts'
import { sine } from '#shared/dsp/testing/tones.ts'
import { OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../opus-format.ts'
import { CHARACTER_EFFECTS } from './character-effects.ts'
import { shapeLine } from './shape-line.ts'

const wave = { samples: sine(300, 0.4, 16_000, 1), rate: 16_000 }

/** The whole wave, from a place in so many packets. */
const placed = (from = 0, packets = 60) => ({ packets, from, to: OPUS_RATE })
const sounding = (samples: Float32Array, from = 0) => samples.subarray(from, OPUS_RATE)

describe('shapeLine', () => {
  it('sounds in its place, with silence around it, in whole packets', () => {
    for (const [from, packets] of [
      [0, 51],
      [700, 60],
      [9000, 100],
    ] as const) {
      const samples = shapeLine(wave, [], placed(from, packets))
      expect(samples).toHaveLength(packets * PACKET_SAMPLES)
      expect(peakOf(samples.subarray(0, from))).toBe(0)
      expect(rmsOf(sounding(samples, from + 200))).toBeGreaterThan(0.1)
      expect(peakOf(samples.subarray(OPUS_RATE))).toBeLessThan(0.01)
      expect(peakOf(samples.subarray(-PRE_SKIP_SAMPLES))).toBe(0)
    }
  })

  it('makes a loud line and a soft one the same, to the ear and to the effects', () => {
    const soft = { ...wave, samples: wave.samples.map((sample) => sample / 40) }
    for (const id of VOICE_IDS) {
      const [one, other] = [
        shapeLine(wave, CHARACTER_EFFECTS[id], placed()),
        shapeLine(soft, CHARACTER_EFFECTS[id], placed()),
      ]
      const apart = one.map((sample, index) => sample - (other[index] ?? 0))
      expect(rmsOf(apart) / rmsOf(one)).toBeLessThan(0.001)
    }
  })

  it('leaves silence silent', () => {
    const silent = { samples: new Float32Array(), rate: 16_000 }
    const samples = shapeLine(silent, CHARACTER_EFFECTS['silk-velvet'], { packets: 7, from: 0, to: 0 })
    expect(samples).toHaveLength(7 * PACKET_SAMPLES)
    expect(peakOf(samples)).toBe(0)
  })

  it('lets an echo ring out in the pause', () => {
    const echo = { kind: 'echo', delay: 60, feedback: 0, mix: 0.5 } as const
    const samples = shapeLine(wave, [echo], placed())
    expect(rmsOf(samples.subarray(OPUS_RATE + 500, OPUS_RATE + 2000))).toBeGreaterThan(0.02)
  })
})
