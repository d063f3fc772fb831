import type { Hertz, Seconds } from '#shared/std/units.ts'

/** How a held sound comes and goes. */
export interface Envelope {
  readonly attack: Seconds
  /** Time constant of the fall to `sustain`. */
  readonly decay: Seconds
  /** Level it falls to, 0 to 1. */
  readonly sustain: number
  /** Time constant of the fade once it is let go. */
  readonly release: Seconds
}

/** Time constants until a fade is inaudible under music: 50 dB. */
const INAUDIBLE = 5.8
/** The last samples of any sound run to zero this fast. */
const END_SECONDS = 0.004

/** Samples of a sound held for so long, its fade included. */
export function lengthOf({ release }: Envelope, held: Seconds, rate: Hertz): number {
  return Math.ceil((held + release * INAUDIBLE + END_SECONDS) * rate)
}

/** Shapes the samples in place: a rise along half a cosine, an exponential fall, an exponential fade from `held` on. */
export function shape(samples: Float32Array, envelope: Envelope, held: Seconds, rate: Hertz): void {
  const { attack, decay, sustain, release } = envelope
  const rise = Math.max(1, attack * rate)
  const falling = Math.exp(-1 / (decay * rate))
  const fading = Math.exp(-1 / (release * rate))
  const letGo = held * rate
  let above = 1 - sustain
  let fade = 1
  for (let index = 0; index < samples.length; index += 1) {
    const level = index < rise ? 0.5 - 0.5 * Math.cos((Math.PI * index) / rise) : sustain + above
    if (index >= rise) above *= falling
    if (index >= letGo) fade *= fading
    samples[index] = (samples[index] ?? 0) * level * fade
  }
  endQuietly(samples, rate)
}

/** Takes the last samples down to zero in place, so that a cut sound does not click. */
export function endQuietly(samples: Float32Array, rate: Hertz): void {
  const length = Math.min(samples.length, Math.round(END_SECONDS * rate))
  for (let index = 0; index < length; index += 1) {
    const place = samples.length - 1 - index
    samples[place] = ((samples[place] ?? 0) * index) / length
  }
}
