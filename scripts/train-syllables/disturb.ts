import { rmsOf } from '#shared/dsp/levels.ts'
import type { Sampled } from '#shared/dsp/speech/decimate.ts'
import { beat, mixIn } from '#shared/dsp/testing/beat.ts'
import { noise } from '#shared/dsp/testing/tones.ts'
import type { Decibels, Seconds, Share } from '#shared/std/units.ts'

/** What can come between a voice and whoever listens. */
export type Disturbance = (sound: Sampled) => Sampled

const SEED = 5

/** The sound with another one added so that it lies so many decibels above that. */
function over({ samples, rate }: Sampled, other: Float32Array, above: Decibels): Sampled {
  const mixed = samples.slice()
  mixIn(mixed, other, 0, (rmsOf(samples) / Math.max(1e-9, rmsOf(other))) * 10 ** (-above / 20))
  return { samples: mixed, rate }
}

export const asItIs: Disturbance = (sound) => sound

/** White noise under the whole. */
export const withNoise =
  (above: Decibels): Disturbance =>
  (sound) =>
    over(sound, noise(1, sound.samples.length, SEED), above)

/** A beat from the loudspeakers, its first downbeat at a time. */
export const withBeat =
  (above: Decibels, bpm = 90, offset: Seconds = 0.6): Disturbance =>
  (sound) => {
    const { samples, rate } = sound
    return over(sound, beat({ bpm, offset, seconds: samples.length / rate, rate, seed: SEED }), above)
  }

/** A microphone turned up too far. @param share of the peak at which it clips */
export const clipped =
  (share: Share): Disturbance =>
  ({ samples, rate }) => {
    const most = share * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    return { samples: samples.map((sample) => Math.min(most, Math.max(-most, sample))), rate }
  }
