import type { HeardText } from '../hearing/heard-text.ts'

/** For a bar that rhymes with no other. */
export const ALONE = '-'
const ALPHABET = 26
const FIRST_LETTER = 'A'.charCodeAt(0)

/** A, B ... Z, AA, AB ..., from 0. */
export function letterOf(number: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (number % ALPHABET))
  return number < ALPHABET ? last : letterOf(Math.floor(number / ALPHABET) - 1) + last
}

/**
 * A letter for each bar of a text, from the scheme numbers of its new ones (SCORE-16); letters come in the order of the
 * text, and a bar that repeats another has its letter.
 */
export function schemeLetters(text: HeardText, scheme: readonly number[]): string[] {
  const sizes = new Map<number, number>()
  for (const number of scheme) sizes.set(number, (sizes.get(number) ?? 0) + 1)
  const letters = new Map<number, string>()
  return text.bars.map(({ says }) => {
    const number = says === undefined ? undefined : scheme[says]
    if (number === undefined || (sizes.get(number) ?? 0) < 2) return ALONE
    const letter = letters.get(number) ?? letterOf(letters.size)
    letters.set(number, letter)
    return letter
  })
}
