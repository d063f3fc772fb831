import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findCliches } from './find-cliches.ts'

test.each([
  ['I am spitting fire while I am dropping the mic', ['spitting fire', 'dropping the mic']],
  ["you can't touch me", ["can't touch me"]],
  ['you cannot touch me', ['cannot touch me']],
  ['you are king of the hill', ['king of the hill']],
  ['never give up, I said never give up', ['never give up']],
])('SCORE-37 %j is stock', (text, phrases) => {
  expect(marked(findCliches, text)).toEqual(phrases)
})

test.each([
  'the fire escape has a mic on it',
  'you shake like a dog in the back of the vet',
  'I will win the raffle and go home',
])('SCORE-37 %j is not', (text) => {
  expect(marked(findCliches, text)).toEqual([])
})

test('SCORE-37 a stock phrase counts against a verse, with its words in the reason', () => {
  const [device] = found(findCliches, 'I am on my grind, I rise and grind')
  expect(device?.weight).toBeLessThan(0)
  expect(device?.reason).toBe('"on my grind" is a phrase that everybody has.')
})
