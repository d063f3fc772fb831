import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findRepetitions } from './find-repetitions.ts'

test.each([
  ['I run the corner store\nnobody but me can run the corner', ['run the corner']],
  ["I'm ready for the stage\nand I am ready for the stage again", ['I am ready for the stage']],
  ['tell me what you want\nI tell you now, tell me what you want', ['tell me what you want']],
])('SCORE-37 %j says a phrase again', (text, phrases) => {
  expect(marked(findRepetitions, text)).toEqual(phrases)
})

test.each([
  'I am going to win and I am going to sing',
  'a lot of people said a lot of things',
  'my pen is a needle, my pad is a plain',
  'the same old same old',
])('SCORE-37 %j does not', (text) => {
  expect(marked(findRepetitions, text)).toEqual([])
})

test('SCORE-37 a phrase said again counts against a verse, with its words in the reason', () => {
  const [device] = found(findRepetitions, 'back in the corner store\nback in the corner')
  expect(device?.weight).toBeLessThan(0)
  expect(device?.reason).toBe('"back in the corner" was said before in this verse.')
})
