import { sampleAt } from '../grid.ts'
import { hashOf } from '../hash.ts'
import { readHits } from '../hits.ts'
import { createNoise } from '../noise.ts'
import { addAround, panned, silence } from '../stereo.ts'
import type { Drum } from '../strike.ts'
import type { Part, Place, Playing } from './part.ts'
import { repeatOver } from './repeat.ts'

/** No two strokes of a player are equally hard. */
const UNEVEN = 0.05

/** What a drummer plays. */
export interface DrumPlaying extends Playing, Place {
  /** Goes round until the loop is full; see readHits. */
  readonly pattern: string
  /** Each stroke pushes down the parts that duck. */
  readonly pushes?: boolean
}

/** A part of one drum. @throws RangeError when the pattern cannot be read or does not fill the loop evenly */
export function drumPart(name: string, drum: Drum, playing: DrumPlaying): Part {
  const { pattern, pan = 0, late = 0, loose = 0, pushes = false, ...place } = playing
  const { hits, steps } = readHits(pattern)
  const [left, right] = panned(pan)
  return {
    ...place,
    name,
    pushesIn: (grid) => (pushes ? repeatOver(grid, hits, steps) : []),
    play: (grid, seed) => {
      const loop = silence(grid.length)
      const chance = createNoise(hashOf(name) ^ seed)
      for (const { step, velocity } of repeatOver(grid, hits, steps)) {
        const hard = velocity * (1 - UNEVEN * (1 + chance()))
        const sound = drum({ velocity: hard, rate: grid.rate, seed: Math.floor(chance() * 1e9) })
        const start = sampleAt(grid, step) + Math.round((late + loose * chance()) * grid.rate)
        addAround(loop.left, sound, start, left)
        addAround(loop.right, sound, start, right)
      }
      return loop
    },
  }
}
