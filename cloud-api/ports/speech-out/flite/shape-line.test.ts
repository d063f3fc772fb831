import { describe, expect, it } from 'vitest'
import { VOICE_IDS } from '#shared/domain/character/character.ts'
import { peakOf, rmsOf } from '#shared/dsp/levels.ts'
import { sine } from '#shared/dsp/testing/tones.ts'
import { OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../opus-format.ts'
import { RECIPES, type VoiceRecipe } from './recipes.ts'
import { shapeLine } from './shape-line.ts'

const wave = { samples: sine(300, 0.4, 16_000, 1), rate: 16_000 }
const plain: VoiceRecipe = { engineVoice: 'slt', stretch: 1, shift: 1, settings: {}, effects: [] }

describe('shapeLine', () => {
  it('fills whole packets: the line, at least the pause asked for, silence at the end', () => {
    for (const gap of [0, 120, 200]) {
      const { samples, sounding } = shapeLine(wave, plain, gap)
      expect(sounding).toBe(OPUS_RATE)
      expect(samples.length % PACKET_SAMPLES).toBe(0)
      expect(samples.length).toBeGreaterThanOrEqual(sounding + (gap * OPUS_RATE) / 1000)
      expect(samples.length).toBeLessThan(sounding + (gap * OPUS_RATE) / 1000 + 2 * PACKET_SAMPLES)
      expect(peakOf(samples.subarray(-PRE_SKIP_SAMPLES))).toBe(0)
    }
  })

  it('shortens a line by the shift of its pitch', () => {
    expect(shapeLine(wave, { ...plain, shift: 1.25 }, 0).sounding).toBe(OPUS_RATE / 1.25)
  })

  it('makes a loud line and a soft one the same, to the ear and to the effects', () => {
    const soft = { ...wave, samples: wave.samples.map((sample) => sample / 40) }
    for (const id of VOICE_IDS) {
      const [one, other] = [shapeLine(wave, RECIPES[id], 200), shapeLine(soft, RECIPES[id], 200)]
      const apart = one.samples.map((sample, index) => sample - (other.samples[index] ?? 0))
      expect(rmsOf(apart) / rmsOf(one.samples)).toBeLessThan(0.001)
    }
  })

  it('leaves silence silent', () => {
    const { samples, sounding } = shapeLine(
      { samples: new Float32Array(), rate: 16_000 },
      RECIPES['silk-velvet'],
      200,
    )
    expect(sounding).toBe(0)
    expect(peakOf(samples)).toBe(0)
    expect(samples.length).toBeGreaterThan(0)
  })

  it('lets an echo ring out in the pause', () => {
    const echo = { kind: 'echo', delay: 60, feedback: 0, mix: 0.5 } as const
    const { samples, sounding } = shapeLine(wave, { ...plain, effects: [echo] }, 200)
    const ringing = samples.subarray(sounding + 500, sounding + 2000)
    expect(rmsOf(ringing)).toBeGreaterThan(0.02)
  })
})
