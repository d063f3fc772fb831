import { expect, test } from 'vitest'
import { numberWords } from './number-words.ts'

test.each([
  ['0', 'zero'],
  ['99', 'ninety nine'],
  ['3rd', 'third'],
  ['20th', 'twentieth'],
  ['21st', 'twenty first'],
  ['100', 'one hundred'],
  ['360', 'three sixty'],
  ['808', 'eight oh eight'],
  ['1995', 'nineteen ninety five'],
  ['2026', 'twenty twenty six'],
  ['2000', 'two thousand'],
  ['1500', 'fifteen hundred'],
  ['500', 'five hundred'],
  ['1,000,000', 'one million'],
  ['3.5', 'three point five'],
  ['90s', 'nineties'],
  ["90's", 'nineties'],
  ['50%', 'fifty percent'],
  ['007', 'zero zero seven'],
])('%s is said "%s"', (text, said) => {
  expect(numberWords(text)[0]?.join(' ')).toBe(said)
})

test('a number said in pairs may also be said in full', () => {
  expect(numberWords('360').map((way) => way.join(' '))).toContain('three hundred sixty')
})

test('a very long number is said digit by digit, and no number gives no words', () => {
  expect(numberWords('1234567890123456')[0]).toHaveLength(16)
  for (const other of ['', 'rap', '3x', '1,00', '.', '-5']) expect(numberWords(other)).toEqual([])
})
