import type { Share } from '#shared/std/units.ts'
import { STEPS_PER_BAR } from './grid.ts'

/** One stroke on a drum. */
export interface Hit {
  /** In sixteenths from the start of the pattern; rolls fall between. */
  readonly step: number
  readonly velocity: Share
}

/** Strokes that a roll puts into one sixteenth. */
const ROLLS: Readonly<Record<string, number>> = { r: 2, t: 3, q: 4 }
/** The first stroke of a roll is this loud, and the last as loud as a 7. */
const ROLL_START = 0.45

/**
 * Reads a drum pattern, a sign a sixteenth: `.` rests, `1` to `9` strike from soft to hard, `r`, `t` and `q` roll two,
 * three and four strokes into the sixteenth, growing. Bar lines `|` stand between bars; spaces only help the reader.
 * @throws RangeError at any other sign, and at a bar that has not sixteen.
 */
export function readHits(pattern: string): { readonly hits: readonly Hit[]; readonly steps: number } {
  const bars = pattern.replace(/\s/g, '').split('|')
  const odd = bars.find((bar) => bar.length !== STEPS_PER_BAR)
  if (odd !== undefined) throw new RangeError(`"${odd}" is no bar of ${STEPS_PER_BAR} sixteenths.`)
  const signs = bars.join('')
  const hits = Array.from(signs).flatMap((sign, step): Hit[] => {
    if (sign === '.') return []
    const roll = ROLLS[sign]
    if (roll !== undefined) return rolled(step, roll)
    if (!/[1-9]/.test(sign)) throw new RangeError(`A drum pattern cannot hold "${sign}".`)
    return [{ step, velocity: Number(sign) / 9 }]
  })
  return { hits, steps: signs.length }
}

function rolled(step: number, strokes: number): Hit[] {
  return Array.from({ length: strokes }, (_, stroke) => ({
    step: step + stroke / strokes,
    velocity: ROLL_START + ((7 / 9 - ROLL_START) * stroke) / (strokes - 1),
  }))
}
