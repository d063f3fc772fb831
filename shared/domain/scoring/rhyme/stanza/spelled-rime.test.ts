import { expect, test } from 'vitest'
import { spelledRime } from './spelled-rime.ts'

test.each([
  ['love', 'o', 've'],
  ['memory', 'y', ''],
  ['beat', 'ea', 't'],
  ['eye', 'eye', ''],
  ['known', 'ow', 'n'],
  ['Heaven', 'e', 'n'],
  ['hmm', '', 'mm'],
  ['', '', ''],
])('SCORE-19 "%s" ends on %j and %j', (word, vowels, rest) => {
  expect(spelledRime(word)).toEqual({ vowels, rest })
})
