/** A stretch of text that may be a word. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const LETTER = '[\\p{L}\\p{N}]'
const LETTERS = `${LETTER}[\\p{L}\\p{N}\\p{M}]*`
const NUMBER = '\\d+(?:[.,]\\d+)*'

/**
 * A dotted acronym ("F.B.I."), a time ("3:30"), money ("$1.5M"), a number with its points and commas ("1,000.5%"), or
 * letters and digits with apostrophes inside, one before (" 'em") and one after ("rappin'"), and with dollars for an s
 * ("$hort"). Hyphens part words: both halves may rhyme.
 */
const WORD = new RegExp(
  [
    '(?:\\p{L}\\.){2,}',
    `\\d{1,2}:\\d\\d(?:[AaPp][Mm])?(?!${LETTER})`,
    `[$£€]${NUMBER}(?:[KkMmBb]|[Bb]n|[Mm]il)?(?!${LETTER})`,
    `${NUMBER}(?:st|nd|rd|th|s|%|¢)?(?!${LETTER})`,
    `['’]?\\$?${LETTERS}(?:['’$]${LETTERS})*['’]?`,
  ].join('|'),
  'gu',
)

/** The words of a line, with offsets counted from `from`. */
export const tokenize = (line: string, from = 0): Token[] =>
  [...line.matchAll(WORD)].map(({ 0: text, index }) => ({
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
