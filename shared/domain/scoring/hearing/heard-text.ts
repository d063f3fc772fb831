import type { Pronunciation } from '../../phonetics/phonetics.ts'

/** A word of a verse as the ear has it. */
export interface HeardWord {
  /** The word for comparing with lists: lower case, no apostrophes, the dropped g of "-in'" put back. */
  readonly key: string
  /** As written. */
  readonly text: string
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** How it may be said, likeliest first; never empty. */
  readonly ways: readonly Pronunciation[]
  /** How it is said, most likely. */
  readonly sound: Pronunciation
  /** False when its sound was guessed from letters. */
  readonly known: boolean
  /** Articles, pronouns, prepositions, auxiliaries, conjunctions: words that carry grammar, not images. */
  readonly isFunctionWord: boolean
}

/** One bar of a verse; never empty. */
export interface HeardLine {
  readonly words: readonly HeardWord[]
  readonly syllables: number
}

/** A bar as it was said, new or not. */
export interface SaidBar {
  readonly words: readonly HeardWord[]
  /** Index of the new bar with these words: itself, or the one that it repeats; nothing when that was said before the verse. */
  readonly says: number | undefined
  readonly isEcho: boolean
}

/** A verse laid out in bars. */
export interface HeardText {
  /** The bars that are new; what was already said is left out. */
  readonly lines: readonly HeardLine[]
  /** All bars in their order. */
  readonly bars: readonly SaidBar[]
  /** How many bars only repeated an earlier one. */
  readonly echoes: number
}

/** All words of the new bars in their order. */
export const wordsOf = (text: HeardText): HeardWord[] => text.lines.flatMap(({ words }) => words)

/** All syllables of the new bars. */
export const syllablesOf = (text: HeardText): number =>
  text.lines.reduce((sum, { syllables }) => sum + syllables, 0)

/** Words as they were written, for quoting. */
export const quoteOf = (words: readonly HeardWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()

/** The words of a line by their keys, for matching phrases. */
export const phraseOf = (words: readonly HeardWord[]): string => words.map(({ key }) => key).join(' ')
