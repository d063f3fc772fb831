/** Characters of a verse that are quoted: all of any that can be battled with. */
const MOST_QUOTED = 2000

/**
 * A verse as data: each of its lines between quotation marks, without any sign that could end a quotation, open a tag or
 * stand for a role. Letters, digits and the marks of prose stay.
 */
export const quoteVerse = (verse: string): readonly string[] =>
  verse
    .normalize('NFKC')
    .slice(0, MOST_QUOTED)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N} ',.!?:;&$%\n-]+/gu, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => `"${line}"`)
