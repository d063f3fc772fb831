import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass, peaking } from '../../biquad.ts'
import { softClip } from '../../soft-clip.ts'
import { endQuietly } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import type { Drum } from '../strike.ts'

/** What a snare drum is made from. */
export interface SnareRecipe {
  /** Pitch of the skin. */
  readonly tune: Hertz
  /** Level of the skin beside the wires, 0 to 1. */
  readonly body: number
  /** Time constant of the wires' fade. */
  readonly decay: Seconds
  /** Where the wires begin. */
  readonly bright: Hertz
  /** 1 is clean, 4 crunches. */
  readonly drive: number
}

/** Two modes of a skin that drop in pitch, and noise in two lengths: the stick's crack and the wires. */
export function snare({ tune, body, decay, bright, drive }: SnareRecipe): Drum {
  return ({ velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const length = Math.round(rate * Math.max(0.16, decay * 6))
    const wires = Float32Array.from({ length }, (_, index) => {
      const time = index / rate
      return noise() * (0.75 * Math.exp(-time / decay) + 0.9 * Math.exp(-time / 0.008))
    })
    applyBiquad(wires, highPass({ hertz: bright, q: 0.7, rate }))
    applyBiquad(wires, peaking({ hertz: 4_500, q: 0.9, rate }, 4))
    for (let index = 0; index < length; index += 1) {
      const time = index / rate
      const drop = 0.012 * tune * (1 - Math.exp(-time / 0.012))
      const low = Math.sin(2 * Math.PI * (tune * time + drop)) * Math.exp(-time / 0.055)
      const high = Math.sin(2 * Math.PI * (tune * 1.78 * time + drop)) * Math.exp(-time / 0.03)
      wires[index] = (wires[index] ?? 0) * 0.55 + body * (0.75 * low + 0.35 * high)
    }
    // Soft strokes stay below the bend: ghost notes are rounder, not only quieter.
    const sound = wires.map((sample) => sample * velocity)
    softClip(sound, drive)
    endQuietly(sound, rate)
    return sound
  }
}
