import type { Lexicon, Meaning } from './lexicon/read-lexicon.ts'
import type { ReadLine } from './reading.ts'

/** A word that may call something up, with the fields that it belongs to. */
export interface Cue {
  readonly key: string
  readonly stem: string
  readonly fields: readonly number[]
}

const NO_FIELDS: readonly number[] = []

/** The words of a bar that may call something up. */
export const cuesOf = ({ keys, stems, words }: ReadLine, { fieldsOf }: Lexicon): Cue[] =>
  words.flatMap(({ isFunctionWord }, at) =>
    isFunctionWord
      ? []
      : [{ key: keys[at] ?? '', stem: stems[at] ?? '', fields: fieldsOf.get(stems[at] ?? '') ?? NO_FIELDS }],
  )

/** Whether a word calls up a meaning. */
export const callsUp = ({ stem, fields }: Cue, meaning: Meaning): boolean =>
  meaning.own.has(stem) || fields.some((field) => meaning.fields.includes(field))
