import { unmasked } from './masked-words.ts'

const LETTERS_BEYOND_ASCII: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ı: 'i',
}

/** Signs and short forms that are said as a word. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['w/', 'with'],
  ['w/o', 'without'],
  ['b/c', 'because'],
])

/** More letters than any word has; what follows them is not heard. */
const LONGEST_WORD = 64
/** More characters than that many letters have with their accents. */
const LONGEST_SPELLING = 1024

/**
 * A word as the dictionary spells it: lower case, straight apostrophes, no accents, no punctuation around it, its first 64
 * characters. Apostrophes at its ends stay, for they may stand for a sound left out ("'em", "rappin'"); so do signs that
 * are said ("$20", "50%", "#1", "$hort", "Travi$"). "&" is "and", "w/" is "with", "sh*t" is the word that it hides.
 */
export function normalizeWord(word: string): string {
  if (/^[a-z']{1,32}$/.test(word)) return word
  const said = SAID.get(word.toLowerCase())
  if (said !== undefined) return said
  const plain = word
    .slice(0, LONGEST_SPELLING)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´′＇]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/[^\x20-\x7e]/g, (letter) => LETTERS_BEYOND_ASCII[letter] ?? letter)
    .replace(/(?<=[a-z])\${1,2}(?![a-z0-9$])/g, (signs) => 's'.repeat(signs.length))
    .replace(/(?<=[a-z])€(?=[a-z])/g, 'e')
  return unmasked(plain)
    .replace(/^(?:(?!#\d|[$£€][a-z0-9])[^\p{L}\p{N}'])+|[^\p{L}\p{N}'%¢]+$/gu, '')
    .slice(0, LONGEST_WORD)
}
