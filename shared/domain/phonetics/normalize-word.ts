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

/**
 * A word as the dictionary spells it: lower case, straight apostrophes, no accents, no punctuation around it.
 * Apostrophes at its ends stay, for they may stand for a sound left out ("'em", "rappin'").
 */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´′＇]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[^\x20-\x7e]/g, (letter) => LETTERS_BEYOND_ASCII[letter] ?? letter)
    .replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}'%]+$/gu, '')
}
