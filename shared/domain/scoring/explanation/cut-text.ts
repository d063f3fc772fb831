import { MAX_VERSE_LENGTH } from '../check-verse.ts'

/** As much of a text as is heard. */
export interface CutText {
  readonly text: string
  /** Says how much of it that is; null where it is all. */
  readonly note: string | null
}

/** A word that the cut would go through is left out whole, unless it is longer than anything that is a word. */
const LONGEST_WORD = 60

/** Cuts a text to the longest verse, between two words (SCORE-75). */
export function cutText(text: string): CutText {
  const verse = text.trim()
  if (verse.length <= MAX_VERSE_LENGTH) return { text: verse, note: null }
  const start = verse.slice(0, MAX_VERSE_LENGTH)
  const isBetweenWords = /\s/.test(verse.charAt(MAX_VERSE_LENGTH))
  const gap = isBetweenWords ? MAX_VERSE_LENGTH : start.search(/\s\S*$/)
  const cut = gap >= MAX_VERSE_LENGTH - LONGEST_WORD ? gap : MAX_VERSE_LENGTH
  return {
    text: start.slice(0, cut).trimEnd(),
    note: `Only the first ${MAX_VERSE_LENGTH.toLocaleString('en')} characters were heard.`,
  }
}
