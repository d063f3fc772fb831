import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { reportRhymes } from './rhyme-report.ts'

const schemeOf = (...ends: string[]): string => reportRhymes(hear(ends.join('\n'))).scheme.join('')

test.each([
  [['light', 'night', 'day', 'way'], '0011'],
  [['light', 'day', 'night', 'way'], '0101'],
  [['light', 'day', 'way', 'night'], '0110'],
  [['fire', 'liar', 'tire', 'choir'], '0000'],
  [['table', 'orange', 'window', 'silver'], '0123'],
  [['light', 'table', 'night', 'window'], '0102'],
])('SCORE-16 %j is %s', (ends, scheme) => {
  expect(schemeOf(...ends)).toBe(scheme)
})

test('SCORE-16 a line without a rhyme takes the nearest thing to one', () => {
  expect(schemeOf('gone', 'day', 'one', 'way')).toBe('0101')
  expect(schemeOf('love', 'night', 'move', 'light')).toBe('0101')
})

test('SCORE-16 ends out of reach are not heard together', () => {
  expect(schemeOf('light', 'table', 'orange', 'window', 'silver', 'night')).toBe('012345')
})

test('SCORE-16 the same word closes with itself', () => {
  expect(schemeOf('my game', 'day', 'your game', 'way')).toBe('0101')
})
