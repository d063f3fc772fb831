import { MASKED, mayBeMasked } from '../../phonetics/masked-words.ts'

/** A stretch of text that may be a word. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const LETTER = '[\\p{L}\\p{N}]'
const LETTERS = `${LETTER}[\\p{L}\\p{N}\\p{M}]*`
const NUMBER = '\\d+(?:[.,]\\d+)*'

/** Written on its own or between words, it is said; twice in a row it is code. */
const AND = '(?<!&)&(?!&)'
/** A letter said by its name before a word ("N-word", "A-game"): no stutter ("n-never"), no verb ("a-rockin'"), no "pick-a-card". */
const LABELLED = `(?<!${LETTER}[-‐-―])(?:[Aa]-(?![Aa])|[Nn]-(?![Nn]))(?!\\p{L}+in(?:g|['’]))\\p{L}{3,}(?:['’]s)?`

/**
 * A dotted acronym ("F.B.I.", "a.k.a"), letters that an "and" joins ("R&B", "M&Ms"), a letter before a word ("N-word"), "5-0",
 * "w/", "w/o" and "b/c", "&", a fraction ("1/2"), a time ("3:30"), money ("$1.5M"), a number with its points and commas
 * ("1,000.5%", "80's", "#1"), or letters and digits with apostrophes inside, one before (" 'em") and one after ("rappin'"), and
 * with dollars for an s or a euro for an e ("$hort", "ca$h", "Travi$"). Other hyphens part
 * words: both halves may rhyme.
 */
const WORD = [
  `\\p{L}(?:\\.\\p{L})+(?!${LETTER})\\.?(?:['’]?s(?!${LETTER}))?`,
  `\\p{L}&\\p{L}(?:['’]?s)?(?!${LETTER})`,
  LABELLED,
  AND,
  `(?<![\\d-])5-0(?![\\d-])`,
  `[Ww]/(?:[Oo](?!${LETTER}))?|[Bb]/[Cc](?!${LETTER})`,
  `(?<![\\d/])(?:1/[234]|2/3|3/4)(?![\\d/])`,
  `\\d{1,2}:\\d\\d(?:[AaPp][Mm])?(?!${LETTER})`,
  `[$£€]${NUMBER}(?:[KkMmBb]|[Bb]n|[Mm]il)?(?!${LETTER})`,
  `#?${NUMBER}(?:st|nd|rd|th|['’]?s|%|¢)?(?!${LETTER})`,
  `['’]?\\$?${LETTERS}(?:['’$€]${LETTERS})*(?:(?:\\$|(?<=\\p{L}{2}))\\$(?![\\p{L}\\p{N}$])|['’]?)`,
].join('|')
const PLAIN = new RegExp(WORD, 'gu')
/** With words that signs hide ("sh*t"). */
const HIDDEN = new RegExp(`(?<!${LETTER})${MASKED}|${WORD}`, 'giu')

/** The words of a line, with offsets counted from `from`. */
export const tokenize = (line: string, from = 0): Token[] =>
  [...line.matchAll(mayBeMasked(line) ? HIDDEN : PLAIN)].map(({ 0: text, index }) => ({
    text,
    start: from + index,
    end: from + index + text.length,
  }))

/** A line as written, with its offset. */
export interface WrittenLine {
  readonly text: string
  readonly start: number
}

/** The lines of a text as written: parted by line ends, or by a slash with space around it. */
export function writtenLines(text: string): WrittenLine[] {
  const lines: WrittenLine[] = []
  let start = 0
  for (const end of text.matchAll(/\r\n?|\n|\s\/+\s/g)) {
    lines.push({ text: text.slice(start, end.index), start })
    start = end.index + end[0].length
  }
  lines.push({ text: text.slice(start), start })
  return lines
}
