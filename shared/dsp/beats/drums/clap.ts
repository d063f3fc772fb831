import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, bandPass, highPass } from '../../biquad.ts'
import { endQuietly } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import type { Drum } from '../strike.ts'

/** What a clap is made from. */
export interface ClapRecipe {
  /** Where the palms ring. */
  readonly tune: Hertz
  /** Time constant of the room's fade after the last palm. */
  readonly decay: Seconds
  /** How many people. */
  readonly hands: number
}

const APART: Seconds = 0.0095

/** Several palms one shortly after the other, then the room. The first palm falls on the stroke. */
export function clap({ tune, decay, hands }: ClapRecipe): Drum {
  return ({ velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const apart = Array.from({ length: hands }, (_, hand) => hand * APART * (1 + 0.15 * noise()))
    const last = apart.at(-1) ?? 0
    const dry = Float32Array.from({ length: Math.round(rate * (last + decay * 6)) }, (_, index) => {
      const time = index / rate
      const palms = apart.reduce(
        (sum, at) => (time < at ? sum : Math.max(sum, Math.exp((at - time) / 0.004))),
        0,
      )
      const room = time < last ? 0 : 0.55 * Math.exp((last - time) / decay)
      return noise() * (palms + room)
    })
    const sound = dry.slice()
    applyBiquad(sound, bandPass({ hertz: tune, q: 1.1, rate }))
    applyBiquad(dry, highPass({ hertz: 3_500, q: 0.7, rate }))
    dry.forEach((sample, index) => {
      sound[index] = ((sound[index] ?? 0) * 1.5 + sample * 0.3) * velocity
    })
    endQuietly(sound, rate)
    return sound
  }
}
