import { expect, test } from 'vitest'
import { digitSpellings } from './digit-spellings.ts'

test.each([
  ['2nite', 'tonite'],
  ['4ever', 'forever'],
  ['gr8', 'grate'],
  ['l8r', 'later'],
  ['any1', 'anyone'],
  ['l33t', 'leet'],
  ['n00b', 'noob'],
  ['k1ll', 'kill'],
  ['$hort', 'short'],
  ['ke$ha', 'kesha'],
])('SCORE-93 %s may be %s', (word, meant) => {
  expect(digitSpellings(word)).toContain(meant)
})

test.each(['4k', '3d', '808', 'u2', 'rap', '24/7', '', '$20', 'v12'])(
  'SCORE-93 %s is no word in disguise',
  (word) => {
    expect(digitSpellings(word)).toEqual([])
  },
)

test('SCORE-93 a word of many digits has few spellings', () => {
  expect(digitSpellings('a1'.repeat(30)).length).toBeLessThanOrEqual(24)
})
