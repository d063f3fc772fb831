import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { phraseOf } from './heard-text.ts'
import { plainLetters } from './plain-letters.ts'

const keysOf = (text: string): string[] => hear(text).lines.map(({ words }) => phraseOf(words))

test('SCORE-1 letters that only look Latin are heard as what they look like', () => {
  expect(keysOf('my p\u0435n is h\u043et')).toEqual(['my pen is hot'])
  expect(keysOf('\u0391lph\u03b1 b\u0435ta')).toEqual(['alpha beta'])
})

test('SCORE-1 what nobody sees parts no words', () => {
  expect(keysOf('my p\u200be\u2060n i\u00ads h\ufeffot')).toEqual(['my pen is hot'])
})

test('SCORE-1 letters held on are one', () => {
  expect(keysOf('my flooooow is coooold')).toEqual(['my flow is cold'])
})

test('words of another script stay, and so do offsets', () => {
  expect(plainLetters('огонь \u03c6\u03c9\u03c2 fire')).toBe('огонь \u03c6\u03c9\u03c2 fire')
  const text = 'my p\u200b\u0435n'
  expect(plainLetters(text)).toHaveLength(text.length)
  expect(hear(text).lines[0]?.words[1]).toMatchObject({ start: 3, end: 7 })
})
