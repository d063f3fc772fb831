import { ALONE, letterOf } from '../rhyme/scheme-letters.ts'
import type { RhymeFamily } from '../verse-score.ts'

/**
 * Names the families by letters (SCORE-72): a family of line ends has the letter of its bars in the scheme, so that both
 * speak of the same thing; the others follow in the order in which they are heard.
 * @returns a letter for each family, all different
 */
export function familyLetters(families: readonly RhymeFamily[], scheme: readonly string[]): string[] {
  const taken = new Set(scheme.filter((letter) => letter !== ALONE))
  const given = new Set<string>()
  const byHearing = families
    .map(({ spans }, index) => ({ spans, index }))
    .sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
  const letters = new Map<number, string>()
  for (const { spans, index } of byHearing) {
    const ends = spans.filter(({ isLineEnd }) => isLineEnd)
    const letter = ends.length > 1 ? scheme[ends[0]?.line ?? -1] : undefined
    if (letter === undefined || letter === ALONE || given.has(letter)) continue
    letters.set(index, letter)
    given.add(letter)
  }
  let next = 0
  for (const { index } of byHearing) {
    if (letters.has(index)) continue
    while (taken.has(letterOf(next))) next += 1
    letters.set(index, letterOf(next))
    next += 1
  }
  return families.map((_, index) => letters.get(index) ?? '')
}
