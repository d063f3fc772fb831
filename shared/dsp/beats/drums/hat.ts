import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass, peaking } from '../../biquad.ts'
import { endQuietly } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import { pulseAt } from '../oscillators.ts'
import type { Drum } from '../strike.ts'

/** What a hi-hat is made from. */
export interface HatRecipe {
  /** Time constant of the fade: .012 s is tight, .2 s open. */
  readonly decay: Seconds
  /** Pitch of the metal: 1 is usual. */
  readonly pitch: number
  /** Share of metal beside air, 0 to 1. */
  readonly metal: number
}

/** Six pulses in no simple ratio make the metal, after the analogue drum machines of around 1980. */
const METAL: readonly Hertz[] = [263, 400, 421, 474, 587, 845]

/** Metal and air above 6 kHz. Hard strokes ring longer than soft ones. */
export function hat({ decay, pitch, metal }: HatRecipe): Drum {
  return ({ velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const fade = decay * (0.6 + 0.5 * velocity)
    const turns = METAL.map(() => (noise() + 1) / 2)
    const steps = METAL.map((hertz) => (hertz * pitch * 1.9) / rate)
    const sound = Float32Array.from({ length: Math.round(rate * fade * 6) }, (_, index) => {
      let ring = 0
      for (let part = 0; part < steps.length; part += 1) {
        const step = steps[part] ?? 0
        const turn = ((turns[part] ?? 0) + step) % 1
        turns[part] = turn
        ring += pulseAt(turn, step, 0.5)
      }
      return (metal * ring * 0.3 + (1 - metal) * noise()) * Math.exp(-index / (rate * fade))
    })
    for (const q of [0.54, 1.3]) applyBiquad(sound, highPass({ hertz: 6_500, q, rate }))
    applyBiquad(sound, peaking({ hertz: 9_500, q: 0.8, rate }, 3))
    endQuietly(sound, rate)
    return sound.map((sample) => sample * velocity)
  }
}
