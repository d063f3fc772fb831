import { sampleAt, secondsOf } from '../grid.ts'
import { hashOf } from '../hash.ts'
import { createNoise } from '../noise.ts'
import { hertzOf, readNotes } from '../notes.ts'
import { addAround, panned, silence } from '../stereo.ts'
import type { Instrument } from '../strike.ts'
import type { Part, Place, Playing } from './part.ts'
import { repeatOver } from './repeat.ts'

/** What a player of notes plays. */
export interface LinePlaying extends Playing, Place {
  /** Goes round until the loop is full; see readNotes. */
  readonly line: string
  /** Each side gets a player of its own. */
  readonly wide?: boolean
  /** Keys of a chord one after the other, so many seconds apart. */
  readonly strum?: number
}

/** A part of one instrument. @throws RangeError when the line cannot be read or does not fill the loop evenly */
export function linePart(name: string, instrument: Instrument, playing: LinePlaying): Part {
  const { line, pan = 0, late = 0, loose = 0, wide = false, strum = 0, ...place } = playing
  const { notes, steps } = readNotes(line)
  const [left, right] = panned(pan)
  return {
    ...place,
    name,
    pushesIn: () => [],
    play: (grid, seed) => {
      const loop = silence(grid.length)
      const chance = createNoise(hashOf(name) ^ seed)
      for (const { step, length, keys, velocity, slides } of repeatOver(grid, notes, steps)) {
        const start = sampleAt(grid, step) + Math.round((late + loose * chance()) * grid.rate)
        for (const [order, key] of keys.entries()) {
          const strike = {
            hertz: hertzOf(key),
            seconds: secondsOf(grid, length),
            velocity,
            rate: grid.rate,
            slides: slides.map((slide) => ({
              after: secondsOf(grid, slide.after),
              hertz: hertzOf(slide.key),
            })),
          }
          const play = () => instrument({ ...strike, seed: Math.floor(chance() * 1e9) })
          const begin = start + Math.round(order * strum * grid.rate)
          const sound = play()
          addAround(loop.left, sound, begin, left)
          addAround(loop.right, wide ? play() : sound, begin, right)
        }
      }
      return loop
    },
  }
}
