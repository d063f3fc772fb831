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

/** As much of what was said before as is listened to: two of the longest verses, and their answers. */
const MOST_BEFORE = 5000

/** The latest of what was said before, oldest first, as far as it is listened to; each as long as a verse at most (SCORE-76). */
export function cutEarlier(earlier: readonly string[]): string[] {
  const texts = earlier.map((text) => cutText(text).text)
  let length = 0
  const first = texts.findLastIndex((text) => (length += text.length) > MOST_BEFORE)
  return texts.slice(first + 1)
}
