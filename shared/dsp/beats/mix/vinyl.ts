import { hashOf } from '../hash.ts'
import { applyBiquad, bandPass } from '../../biquad.ts'
import { createNoise } from '../noise.ts'
import { addAround, silence } from '../stereo.ts'
import { aroundTheSeam } from './around-the-seam.ts'
import type { Part, Place } from './part.ts'

const CRACKLES_PER_SECOND = 7

/** The surface of an old record: hiss, and crackles at random. */
export function vinylPart(place: Place): Part {
  const name = 'vinyl'
  return {
    ...place,
    name,
    pushesIn: () => [],
    play: ({ length, rate }, seed) => {
      const noise = createNoise(hashOf(name) ^ seed)
      const surface = silence(length)
      for (const channel of [surface.left, surface.right])
        for (let index = 0; index < length; index += 1) channel[index] = noise() * 0.25
      for (let crackle = 0; crackle < (length / rate) * CRACKLES_PER_SECOND; crackle += 1) {
        const start = Math.floor(((noise() + 1) / 2) * length)
        const loud = 0.4 + 3.5 * Math.abs(noise()) ** 5
        const pop = Float32Array.from({ length: 20 }, (_, index) => noise() * Math.exp(-index / 6))
        addAround(surface.left, pop, start, loud * (1 + 0.5 * noise()))
        addAround(surface.right, pop, start, loud * (1 + 0.5 * noise()))
      }
      return aroundTheSeam(surface, { lead: 0.1 }, rate, ({ left, right }) => {
        for (const channel of [left, right]) applyBiquad(channel, bandPass({ hertz: 3_800, q: 0.4, rate }))
      })
    },
  }
}
