import { expect, test } from 'vitest'
import type { RhymeFamily } from '../verse-score.ts'
import { familyLetters } from './family-letters.ts'

/** A family with spans at lines, at the ends of bars or inside them; earlier lines are heard earlier. */
const family = (lines: readonly number[], isLineEnd: boolean): RhymeFamily => ({
  kind: 'perfect',
  strength: 1,
  spans: lines.map((line) => ({
    start: line * 10 + (isLineEnd ? 5 : 0),
    end: line * 10 + (isLineEnd ? 9 : 4),
    family: 0,
    kind: 'perfect',
    isLineEnd,
    line,
    firstSyllable: 0,
    syllables: 1,
    strength: 1,
  })),
})

test('SCORE-72 families of line ends have the letters of the scheme, the others the next free ones as they are heard', () => {
  const families = [family([2, 3], true), family([2, 3], false), family([0, 1], false), family([0, 1], true)]
  expect(familyLetters(families, ['A', 'A', 'B', 'B'])).toEqual(['B', 'D', 'C', 'A'])
})

test('SCORE-72 a letter of the scheme stays free where its bars rhyme too loosely for a family', () => {
  expect(familyLetters([family([2, 3], true)], ['-', '-', '-', '-'])).toEqual(['A'])
  expect(familyLetters([family([0, 1], false)], ['A', 'A'])).toEqual(['B'])
})

test('SCORE-72 two families that one letter would fit are told apart, and after Z comes AA', () => {
  expect(familyLetters([family([0, 1], true), family([2, 3], true)], ['A', 'A', 'A', 'A'])).toEqual([
    'A',
    'B',
  ])
  const many = Array.from({ length: 28 }, (_, line) => family([line, line], false))
  expect(familyLetters(many, []).slice(-3)).toEqual(['Z', 'AA', 'AB'])
})
