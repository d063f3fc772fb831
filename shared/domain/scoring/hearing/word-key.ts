import { normalizeWord } from '../../phonetics/normalize-word.ts'

/** A word for looking it up in lists: "Rappin'" and "rapping" are one, and letters held on are one letter. */
export const wordKey = (text: string): string =>
  normalizeWord(text)
    .replace(/(.)\1{2,}/g, '$1')
    .replace(/(?<=\w\w)in'$/, 'ing')
    .replaceAll("'", '')
