import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findSimiles } from './find-similes.ts'

test.each([
  ['you fold like a lawn chair in the rain', ['like a lawn chair in the rain']],
  ['your rhymes are as thin as my grandma', ['as thin as my grandma']],
  ['I am colder than a glacier at night', ['colder than a glacier at night']],
  ['you got more holes than a sponge', ['more holes than a sponge']],
  ['words sharp as needles', ['sharp as needles']],
  ['I move like thunder', ['like thunder']],
])('SCORE-32 %j compares', (text, spans) => {
  expect(marked(findSimiles, text)).toEqual(spans)
})

test.each([
  'I like a good beat and you like a slow one',
  'I would like to see you try it like that',
  'nobody does it like you do',
  'as soon as the beat drops I am gone',
  'I am better than you and more than ready',
  'as far as the crowd can see',
])('SCORE-32 %j does not', (text) => {
  expect(marked(findSimiles, text)).toEqual([])
})

test('SCORE-32 of a list of comparisons only the first counts', () => {
  expect(marked(findSimiles, 'I fight like a lion like a tiger like a bear')).toEqual(['like a lion'])
})

test('SCORE-37 an image out of the stock is worth less than one of your own', () => {
  const worth = (text: string): number => found(findSimiles, text)[0]?.weight ?? 0
  expect(worth('I roar like a lion')).toBeLessThan(worth('I roar like a vacuum'))
})
