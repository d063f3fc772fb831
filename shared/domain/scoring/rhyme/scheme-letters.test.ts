import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { schemeLetters } from './scheme-letters.ts'

const text = (bars: number) => hear(Array.from({ length: bars }, (_, bar) => `bar number ${bar}`).join('\n'))

test('SCORE-16 letters come in the order of the text, a bar alone has none', () => {
  expect(schemeLetters(text(6), [4, 0, 4, 1, 2, 2])).toEqual(['A', '-', 'A', '-', 'B', 'B'])
})

test('SCORE-16 a bar said again has the letter of the first', () => {
  expect(schemeLetters(hear('one day\ntwo way\none day'), [0, 0])).toEqual(['A', 'A', 'A'])
})

test('SCORE-16 after Z comes AA', () => {
  const pairs = Array.from({ length: 56 }, (_, bar) => Math.floor(bar / 2))
  expect(schemeLetters(text(56), pairs).slice(-6)).toEqual(['Z', 'Z', 'AA', 'AA', 'AB', 'AB'])
})
