import { ALL_FORMATS, BufferSource, Input, MP3 } from 'mediabunny'
import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it, test } from 'vitest'
import { airHorn } from '#shared/dsp/sound-effects/air-horn.ts'
import { boxingBell } from '#shared/dsp/sound-effects/boxing-bell.ts'
import { crowdReaction } from '#shared/dsp/sound-effects/crowd-reaction.ts'
import { rmsOf } from '#shared/dsp/levels.ts'
import { noise, sine } from '#shared/dsp/testing/tones.ts'
import { encodeMp3, MP3_RATE } from './encode-mp3.ts'

/** Samples by which the filter banks are late, both ways together. */
const DELAY = 1_057
const FRAME = 1_152

async function decoded(mp3: Uint8Array): Promise<Float32Array> {
  const bytes = new Uint8Array(mp3).buffer
  const sound = await new OfflineAudioContext(1, MP3_RATE, MP3_RATE).decodeAudioData(bytes)
  expect(sound.numberOfChannels).toBe(1)
  expect(sound.sampleRate).toBe(MP3_RATE)
  return sound.getChannelData(0)
}

/** How far what another decoder gives lies below the sound, in decibels. */
async function signalToNoise(samples: Float32Array): Promise<number> {
  const heard = await decoded(encodeMp3(samples))
  expect(heard.length).toBeGreaterThanOrEqual(samples.length + DELAY)
  const errors = samples.map((sample, index) => (heard[index + DELAY] ?? 0) - sample)
  return 20 * Math.log10(rmsOf(samples) / rmsOf(errors))
}

describe('encodeMp3', () => {
  test.each([
    ['the bell', boxingBell, 35],
    ['the crowd', crowdReaction, 30],
    ['the air horn', airHorn, 24],
  ])('SFX-5 another decoder gives %s back, sample on sample', async (_name, play, least) => {
    expect(await signalToNoise(play(MP3_RATE))).toBeGreaterThan(least)
  })

  test.each([60, 440, 997, 5_000, 12_000, 15_900])('keeps a tone of %d Hz, loud and soft', async (hertz) => {
    expect(await signalToNoise(sine(hertz, 0.9, MP3_RATE, 0.5))).toBeGreaterThan(40)
    expect(await signalToNoise(sine(hertz, 0.003, MP3_RATE, 0.5))).toBeGreaterThan(40)
  })

  it('spends its bits on noise of full scale, too, without running over', async () => {
    expect(await signalToNoise(noise(1, MP3_RATE, 7))).toBeGreaterThan(8)
  })

  it('keeps silence silent, and nothing as nothing', async () => {
    expect(rmsOf(await decoded(encodeMp3(new Float32Array(5_000))))).toBe(0)
    expect((await decoded(encodeMp3(new Float32Array(0)))).length).toBeLessThanOrEqual(2 * FRAME)
  })

  it('is MP3 to another reader, at 160 kbit/s to the byte', async () => {
    const mp3 = encodeMp3(sine(440, 0.5, MP3_RATE, 2))
    using input = new Input({ source: new BufferSource(new Uint8Array(mp3)), formats: ALL_FORMATS })
    expect(await input.getFormat()).toBe(MP3)
    const frames = Math.ceil((2 * MP3_RATE) / FRAME) + 1
    expect(await input.computeDuration()).toBeCloseTo((frames * FRAME) / MP3_RATE, 3)
    expect(mp3.length).toBe(Math.floor((frames * FRAME * 160_000) / 8 / MP3_RATE))
  })
})
