import type { HeardWord } from '../hearing/heard-text.ts'
import { type Lexicon, type Meaning } from './lexicon/read-lexicon.ts'
import type { ReadLine } from './reading.ts'

/** A word that may call something up. */
export interface Cue {
  readonly word: HeardWord
  readonly key: string
  readonly bases: readonly string[]
  /** The fields that it belongs to, and the meanings that name it themselves. */
  readonly fields: readonly number[]
  readonly meanings: readonly number[]
  /** The fields of its own meanings, where it has several. */
  readonly ownFields: readonly number[]
}

/** The words of a bar that may call something up. */
export const cuesOf = (
  { keys, bases, words }: ReadLine,
  { fieldsOf, meaningsOf, meanings: lexicon }: Lexicon,
): Cue[] =>
  words.flatMap((word, at) => {
    if (word.isFunctionWord) return []
    const own = bases[at] ?? []
    const fields = own.flatMap((base) => fieldsOf.get(base) ?? [])
    const meanings = own.flatMap((base) => meaningsOf.get(base) ?? [])
    const ownFields = own.flatMap((base) => lexicon.get(base)?.flatMap((meaning) => meaning.fields) ?? [])
    return fields.length + meanings.length + ownFields.length === 0
      ? []
      : [{ word, key: keys[at] ?? '', bases: own, fields, meanings, ownFields }]
  })

/** Whether a word calls up a meaning. */
export const callsUp = ({ fields, meanings }: Cue, meaning: Meaning): boolean =>
  meanings.includes(meaning.number) || fields.some((field) => meaning.fields.includes(field))

/** Whether a word calls up a meaning, or has one of its field among its own: "hearts" beside "spade". */
export const speaksOrShares = (cue: Cue, meaning: Meaning): boolean =>
  callsUp(cue, meaning) || cue.ownFields.some((field) => meaning.fields.includes(field))
