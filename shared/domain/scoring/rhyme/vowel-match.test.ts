import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { meanLongestVowelMatch } from './vowel-match.ts'

test.each([
  // "token" has both vowels of "broken".
  ['broken token', 2],
  // One vowel in common is chance.
  ['light night', 0],
  ['fire fire', 0],
  ['fire', 0],
  ['', 0],
  // Going back over words: three vowels of one word in three.
  ['so broken so token', 1],
])('SCORE-18 "%s" has %f vowels a word', (text, expected) => {
  expect(meanLongestVowelMatch(hear(text))).toBeCloseTo(expected, 5)
})

test('SCORE-18 only the fifteen words before are compared', () => {
  const between = (words: number) => `broken ${Array.from({ length: words }, () => 'it').join(' ')} token`
  expect(meanLongestVowelMatch(hear(between(14)))).toBeGreaterThan(0)
  expect(meanLongestVowelMatch(hear(between(15)))).toBe(0)
})
