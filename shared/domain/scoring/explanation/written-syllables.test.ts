import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenSyllables } from './written-syllables.ts'

test.each([
  ['fire', 2, 'fi-re'],
  ['time', 1, 'time'],
  ['lion', 2, 'li-on'],
  ['spectator', 3, 'spec-ta-tor'],
  ['gladiator', 4, 'gla-di-a-tor'],
  ['something', 2, 'some-thing'],
  ['kitchen', 2, 'kit-chen'],
  ['little', 2, 'lit-tle'],
  ['confusion', 3, 'con-fu-sion'],
  ['question', 2, 'ques-tion'],
  ['beyond', 2, 'be-yond'],
  ['wanted', 2, 'wan-ted'],
  ['tackled', 2, 'tack-led'],
  ["rappin'", 2, "rap-pin'"],
  ['razor', 2, 'ra-zor'],
  ['bitten', 2, 'bit-ten'],
  ['wobbling', 3, 'wob-bl-ing'],
  ['wobbling', 2, 'wob-bling'],
  ['graveyard', 2, 'grave-yard'],
  ['studying', 3, 'stu-dy-ing'],
  ['flying', 2, 'fly-ing'],
  ['canyon', 2, 'can-yon'],
  ['player', 2, 'pla-yer'],
  ["didn't", 2, "di-dn't"],
  ['rhythm', 2, 'rhy-thm'],
  ['1,000', 3, '1,-00-0'],
  ['TV', 2, 'T-V'],
])('"%s" in %i syllables is written %s', (word, count, written) => {
  expect(writtenSyllables(word, count).join('-')).toBe(written)
})

test('SCORE-74 joined, the syllables of any word are the word, and as many as were heard', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (word, count) => {
      const parts = writtenSyllables(word, count)
      expect(parts.join('')).toBe(word)
      expect(parts).toHaveLength(count)
      expect(parts.every((part) => part.isWellFormed())).toBe(true)
    }),
  )
})
