import { expect, test } from 'vitest'
import { marked } from '../testing/listen.ts'
import { findWordplay } from './find-wordplay.ts'

test('SCORE-30 SCORE-31 a word that plays on a sound and on a meaning counts once', () => {
  expect(marked(findWordplay, 'you whine like a baby\nI am pouring the wine')).toEqual(['wine'])
})

test.each([
  'pray prey whole hole write right knot not know no',
  'bars flow mic fire cell check mate key lock note bank river',
])('SCORE-30 SCORE-31 a heap of keywords, %j, plays on nothing', (text) => {
  expect(marked(findWordplay, text)).toEqual([])
})
