/** A text's letters and digits in small letters: what is left when services differ in how they write. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** A text's words, each by its letters; a dash parts words. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s\p{Pd}]+/u)
    .map(lettersOf)
    .filter((word) => word !== '')
