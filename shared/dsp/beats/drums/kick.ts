import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass } from '../../biquad.ts'
import { endQuietly } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import type { Drum } from '../strike.ts'

/** What a bass drum is made from. */
export interface KickRecipe {
  /** Pitch it comes to rest at. */
  readonly tune: Hertz
  /** How far above that it starts. */
  readonly sweep: Hertz
  /** Time constant of the pitch's fall. */
  readonly fall: Seconds
  /** Time constant of the sound's fade. */
  readonly decay: Seconds
  /** Level of the beater's click, 0 to 1. */
  readonly click: number
  /** 1 is clean, 4 growls. */
  readonly drive: number
}

/** A sine whose pitch falls, bent, under a click of noise. */
export function kick({ tune, sweep, fall, decay, click, drive }: KickRecipe): Drum {
  return ({ velocity, rate, seed }) => {
    const sound = new Float32Array(Math.round(rate * decay * 6))
    const scale = 1 / Math.tanh(drive)
    for (let index = 0; index < sound.length; index += 1) {
      const time = index / rate
      const turns = tune * time + sweep * fall * (1 - Math.exp(-time / fall))
      const body = Math.sin(2 * Math.PI * turns) * Math.exp(-time / decay)
      sound[index] = Math.tanh(body * drive) * scale * 0.9
    }
    addClick(sound, click, rate, seed)
    endQuietly(sound, rate)
    return sound.map((sample) => sample * velocity)
  }
}

function addClick(sound: Float32Array, level: number, rate: Hertz, seed: number): void {
  const noise = createNoise(seed)
  const click = Float32Array.from({ length: Math.round(0.02 * rate) }, (_, index) => {
    const time = index / rate
    const knock = Math.sin(2 * Math.PI * 2_600 * time) * 0.6
    return (noise() + knock) * Math.exp(-time / 0.0022)
  })
  applyBiquad(click, highPass({ hertz: 1_200, q: 0.7, rate }))
  click.forEach((sample, index) => {
    sound[index] = (sound[index] ?? 0) + sample * level
  })
}
