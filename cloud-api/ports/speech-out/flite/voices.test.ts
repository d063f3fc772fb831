import { beforeAll, describe, expect, it } from 'vitest'
import { VOICE_IDS, type VoiceId } from '#shared/domain/character/character.ts'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import { fromDecibels } from '#shared/dsp/decibels.ts'
import { integratedLoudness } from '#shared/dsp/loudness.ts'
import { medianPitch, voicedPitches } from '#shared/dsp/pitch.ts'
import { createResampler } from '#shared/dsp/resample.ts'
import { spectralCentroid } from '#shared/dsp/spectral-centroid.ts'
import { truePeakOf } from '#shared/dsp/true-peak.ts'
import { OPUS_RATE } from '../opus-format.ts'
import { linesToSay } from '../testing/lines-to-say.ts'
import { decodePackets } from '../testing/decode.ts'
import type { SpokenVerse } from '../speech-out.ts'
import { openFliteVoice } from './open-flite-voice.ts'

/** Bars of a usual length: few vowels are left of longer ones, and a vowel's comb passes for its pitch. */
const LINES = [
  'I step up to the mic and my rhythm is unreal',
  'Your verses need a doctor, mine are made of steel',
]
const PITCH_RATE = 16_000

interface HeardVoice {
  readonly spoken: SpokenVerse
  readonly samples: Float32Array
  readonly pitch: number
  /** How far the pitch strays: the distance from its tenth to its ninth tenth, against its middle. */
  readonly melody: number
  readonly centroid: number
}

describe('the four house voices (VOICE-13)', () => {
  const heard = new Map<VoiceId, HeardVoice>()
  const hear = (id: VoiceId): HeardVoice => {
    const voice = heard.get(id)
    if (voice === undefined) throw new Error(`${id} was not heard`)
    return voice
  }
  beforeAll(async () => {
    const voice = await openFliteVoice({ threads: 2 })
    const toPitchRate = createResampler(OPUS_RATE, PITCH_RATE)
    for (const { voiceId, bpm } of CHARACTERS) {
      const spoken = await voice.speak({ lines: linesToSay(LINES), voiceId, bpm, speed: 1 })
      const { samples } = await decodePackets(spoken.packets)
      const narrow = toPitchRate(samples)
      const pitches = voicedPitches(narrow, PITCH_RATE).sort((a, b) => a - b)
      const at = (share: number) => pitches[Math.floor(pitches.length * share)] ?? 0
      const pitch = medianPitch(narrow, PITCH_RATE) ?? 0
      const melody = (at(0.8) - at(0.2)) / pitch
      heard.set(voiceId, { spoken, samples, pitch, melody, centroid: spectralCentroid(samples, OPUS_RATE) })
    }
    await voice.close()
  }, 60_000)

  it.each([
    ['razor-edge', 180, 215],
    ['venom-growl', 88, 100],
    ['silk-velvet', 115, 135],
    ['cypher-machine', 74, 86],
  ] as const)('%s speaks between %i and %i Hz', (id, low, high) => {
    expect(hear(id).pitch).toBeGreaterThan(low)
    expect(hear(id).pitch).toBeLessThan(high)
  })

  it('no two share a pitch, and the two deep men differ in brightness by half', () => {
    const pitches = VOICE_IDS.map((id) => hear(id).pitch).sort((a, b) => a - b)
    pitches.slice(1).forEach((pitch, index) => {
      expect(pitch / (pitches[index] ?? pitch)).toBeGreaterThan(1.1)
    })
    expect(hear('cypher-machine').centroid / hear('venom-growl').centroid).toBeGreaterThan(1.5)
  })

  it('only the machine speaks on one note', () => {
    expect(hear('cypher-machine').melody).toBeLessThan(0.05)
    for (const id of ['razor-edge', 'venom-growl', 'silk-velvet'] as const) {
      expect(hear(id).melody).toBeGreaterThan(0.08)
    }
  })

  it.each(VOICE_IDS)('%s is as loud as the others and below -1 dBFS, between samples too (VOICE-5)', (id) => {
    const { samples } = hear(id)
    expect(Math.abs(integratedLoudness(samples, OPUS_RATE) + 16)).toBeLessThan(0.7)
    expect(truePeakOf(samples)).toBeLessThan(fromDecibels(-1))
  })

  it.each(VOICE_IDS)('%s begins and ends without a click, and so does each of its lines (VOICE-3)', (id) => {
    const { samples, spoken } = hear(id)
    for (const { startMs, endMs } of spoken.lineTimings) {
      for (const [place, width] of [
        [startMs - 2, 4],
        [endMs + 150, 20],
      ] as const) {
        const from = Math.max(0, Math.round((place * OPUS_RATE) / 1000))
        const around = samples.subarray(from, from + (width * OPUS_RATE) / 1000)
        const largestStep = around.reduce(
          (largest, sample, index) => Math.max(largest, Math.abs(sample - (around[index - 1] ?? sample))),
          0,
        )
        expect(largestStep).toBeLessThan(0.02)
      }
    }
  })
})
