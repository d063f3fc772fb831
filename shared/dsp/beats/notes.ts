import type { Hertz, Share } from '#shared/std/units.ts'

/** A note, or several struck together. */
export interface Note {
  /** In sixteenths from the start of the line. */
  readonly step: number
  /** Held so many sixteenths. */
  readonly length: number
  /** Keys struck, as MIDI numbers them: 60 is C4. */
  readonly keys: readonly number[]
  readonly velocity: Share
  /** Where it slides to without being struck again. */
  readonly slides: readonly Slide[]
}

/** A slide of a held note. */
export interface Slide {
  /** In sixteenths from the start of the note. */
  readonly after: number
  readonly key: number
}

const TOKEN =
  /^(?<tie>~?)(?<keys>-|[A-G][#b]?\d(?:\+[A-G][#b]?\d)*)\/(?<length>\d+(?:\.\d+)?)(?:!(?<velocity>[1-9]))?$/
const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const USUAL_VELOCITY = 7

/**
 * Reads a line of music, one token after the other: `C4/2` holds C4 for two sixteenths, `C4+Eb4+G4/16!9` a chord struck
 * hard (1 to 9), `-/4` rests, `~C5/2` lets the note before slide there. Bar lines `|` only help the reader.
 * @throws RangeError at any other token.
 */
export function readNotes(line: string): { readonly notes: readonly Note[]; readonly steps: number } {
  const notes: Note[] = []
  let step = 0
  for (const token of line.split(/[\s|]+/).filter((part) => part !== '')) {
    const parts = TOKEN.exec(token)?.groups
    if (parts === undefined) throw new RangeError(`A line of music cannot hold "${token}".`)
    const length = Number(parts['length'])
    const keys = parts['keys'] === '-' ? [] : (parts['keys'] ?? '').split('+').map(keyOf)
    const last = notes.at(-1)
    const [key] = keys
    if (parts['tie'] === '~' && last !== undefined && key !== undefined) {
      const slides = [...last.slides, { after: step - last.step, key }]
      notes[notes.length - 1] = { ...last, length: step + length - last.step, slides }
    } else if (key !== undefined) {
      const velocity = Number(parts['velocity'] ?? USUAL_VELOCITY) / 9
      notes.push({ step, length, keys, velocity, slides: [] })
    }
    step += length
  }
  return { notes, steps: step }
}

function keyOf(name: string): number {
  const sharp = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0
  return (Number(name.at(-1)) + 1) * 12 + (LETTERS[name[0] ?? ''] ?? 0) + sharp
}

/** Equal temperament, A4 at 440 Hz. */
export const hertzOf = (key: number): Hertz => 440 * 2 ** ((key - 69) / 12)
