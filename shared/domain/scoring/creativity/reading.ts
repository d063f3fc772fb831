import { FILLERS } from '../hearing/function-words.ts'
import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import { basesOf } from './lexicon/bases.ts'

/** A bar made ready for the searches for devices. */
export interface ReadLine {
  readonly words: readonly HeardWord[]
  readonly keys: readonly string[]
  /** For each word what it may be an inflection of. */
  readonly bases: readonly (readonly string[])[]
  /** Whether somebody could say this: a heap of keywords has no grammar, and plays on nothing. */
  readonly isSaid: boolean
  readonly hasYou: boolean
  readonly hasMe: boolean
}

export const YOU: ReadonlySet<string> = new Set(
  'you your youre youve youll youd yours yourself u ur ya yall'.split(' '),
)
export const ME: ReadonlySet<string> = new Set('i im ill ive id my mine me myself imma'.split(' '))

/** Bars of fewer words are too short to tell. */
const FEWEST_WORDS = 4
/** Share of grammar words: speech has about half, terse rap a quarter. */
const LEAST_GRAMMAR = 0.2

function readLine(words: readonly HeardWord[]): ReadLine {
  const keys = words.map(({ key }) => key)
  const grammar = words.filter(({ isFunctionWord, key }) => isFunctionWord && !FILLERS.has(key))
  const different = new Set(grammar.map(({ key }) => key)).size
  return {
    words,
    keys,
    bases: keys.map(basesOf),
    isSaid: words.length < FEWEST_WORDS || different > LEAST_GRAMMAR * words.length,
    hasYou: keys.some((key) => YOU.has(key)),
    hasMe: keys.some((key) => ME.has(key)),
  }
}

const readings = new WeakMap<HeardText, readonly ReadLine[]>()

/** The bars of a text made ready, once for all searches. */
export function readingOf(text: HeardText): readonly ReadLine[] {
  const known = readings.get(text)
  if (known !== undefined) return known
  const reading = text.lines.map(({ words }) => readLine(words))
  readings.set(text, reading)
  return reading
}

/** Whether somebody speaks of me or you in a bar or beside it; what only tells of things plays on nothing. */
export const isAddressed = (lines: readonly ReadLine[], index: number): boolean =>
  [lines[index - 1], lines[index], lines[index + 1]].some(
    (line) => line !== undefined && (line.hasYou || line.hasMe),
  )

/** Of devices that follow each other in a bar with nothing between, all while they are few, else the first: a list counts once. */
export function withoutLists<Found extends { readonly start: number; readonly end: number }>(
  { words }: ReadLine,
  devices: readonly Found[],
  most: number,
): Found[] {
  const rows: Found[][] = []
  for (const device of devices) {
    const before = rows.at(-1)?.at(-1)
    const isApart =
      before === undefined || words.some((word) => word.start >= before.end && word.end <= device.start)
    if (isApart) rows.push([device])
    else rows.at(-1)?.push(device)
  }
  return rows.flatMap((row) => (row.length > most ? row.slice(0, 1) : row))
}
