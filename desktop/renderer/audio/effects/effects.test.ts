import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import type { SoundFile } from '#shared/contract/sound-files.ts'
import { decibelsOf, rms } from '../levels.ts'
import { FakeSource } from '../testing/fake-context.ts'
import { EFFECTS, type EffectName } from './effects.ts'
import { synthesise } from './synthesise.ts'
import { sounding } from './voice.ts'

const RATE = 48_000
const START_SECONDS = 0.1
const LENGTH_SECONDS = 6

/** An effect as it would leave the speakers, and when it says it ends. */
async function render(name: EffectName) {
  const context = new OfflineAudioContext(1, RATE * LENGTH_SECONDS, RATE)
  const sounds = (file: SoundFile) => sent(context, file)
  const voice = EFFECTS[name].play(context, context.destination, START_SECONDS, sounds)
  const samples = (await context.startRendering()).getChannelData(0)
  const between = (from: number, to: number) => samples.subarray(from * RATE, to * RATE)
  return { samples, between, endsAt: voice.endsAt }
}

/** A sound as a decoder gives it: 24 ms late (SFX-5). */
function sent(context: OfflineAudioContext, file: SoundFile): AudioBuffer {
  const played = synthesise(context as unknown as BaseAudioContext, file)
  const late = Math.round(0.024 * RATE)
  const decoded = context.createBuffer(1, played.length + late, RATE)
  const samples = new Float32Array(decoded.length)
  samples.set(played.getChannelData(0), late)
  decoded.copyToChannel(samples, 0)
  return decoded as unknown as AudioBuffer
}

const peakOf = (samples: Float32Array): number =>
  samples.reduce((top, one) => Math.max(top, Math.abs(one)), 0)

describe.each(Object.keys(EFFECTS) as EffectName[])('%s', (name) => {
  it('starts on time, is heard, never clips, and is over when it says so', async () => {
    const { samples, between, endsAt } = await render(name)
    expect(peakOf(between(0, START_SECONDS - 0.001))).toBe(0)
    expect(decibelsOf(rms(between(START_SECONDS, START_SECONDS + 0.05)))).toBeGreaterThan(-36)
    expect(peakOf(samples)).toBeLessThan(1)
    expect(endsAt).toBeLessThanOrEqual(5)
    expect(peakOf(between(endsAt + 0.01, LENGTH_SECONDS))).toBeLessThan(1e-6)
  })

  it('dies away instead of being cut off', async () => {
    const { between, endsAt } = await render(name)
    expect(decibelsOf(peakOf(between(endsAt - 0.01, endsAt)))).toBeLessThan(-30)
  })
})

it('the final bell is struck three times, the round bell once', async () => {
  const strikes = async (name: EffectName) => {
    const { between } = await render(name)
    const levels = Array.from({ length: 40 }, (_, slot) => rms(between(0.02 * slot, 0.02 * (slot + 1))))
    return levels.filter((level, slot) => slot > 0 && level > 1.25 * (levels[slot - 1] ?? 0) && level > 0.05)
      .length
  }
  expect(await strikes('round-bell')).toBe(1)
  expect(await strikes('final-bell')).toBe(3)
})

it('a voice that is cut short stops every source it started', () => {
  const sources = [new FakeSource(), new FakeSource()]
  const voice = sounding(sources as unknown as AudioScheduledSourceNode[], 0, 1)
  const before = sources.map((source) => source.stopped)
  voice.stop()
  expect(sources.map((source, index) => source.stopped - (before[index] ?? 0))).toEqual([1, 1])
})
