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
  ['I walk in like I paid for the lights', ['like I paid for the lights']],
  ['your excuse is thin as ham', ['thin as ham']],
  ['I have seen sharper edges on a spoon, sharper edges than a pillow', ['sharper edges than a pillow']],
  ['you move like a circle man, you never leave', ['like a circle']],
  ['I am hotter than a stove, higher than the sun', ['hotter than a stove']],
  ["you're like a library, nobody checks you out", ['like a library']],
  ['you fold like a mop your flow is weak', ['like a mop']],
  ['I hit like a hammer the day you were born', ['like a hammer']],
])('SCORE-32 %j compares', (text, spans) => {
  expect(marked(findSimiles, text)).toEqual(spans)
})

test.each([
  'I like a good beat and you like a slow one',
  'I would like to see you try it like that',
  'nobody does it like you do',
  'as soon as the beat drops I am gone',
  'I am better than you and more than ready',
  'like I said, the hammer is on the table',
  'I am older than my brother',
  'he was cast as a king',
  'nothing is harder than hearing your song',
  'as far as the crowd can see',
])('SCORE-32 %j does not', (text) => {
  expect(marked(findSimiles, text)).toEqual([])
})

test('SCORE-32 of a list of comparisons only the first counts', () => {
  expect(marked(findSimiles, 'I fight like a mop like a kettle like a bear')).toEqual(['like a mop'])
})

test('SCORE-37 a comparison out of the stock is none; unfolded it is one’s own again', () => {
  expect(marked(findSimiles, 'I roar like a lion')).toEqual([])
  expect(marked(findSimiles, 'I roar like a vacuum')).toEqual(['like a vacuum'])
  expect(marked(findSimiles, 'you roar like a lion on paper')).toEqual(['like a lion on paper'])
})

test('SCORE-32 a comparison with no picture is worth less', () => {
  const weight = (text: string): number => found(findSimiles, text)[0]?.weight ?? 0
  expect(weight('I hit like an opinion')).toBeLessThan(weight('I hit like a piano'))
  expect(weight('I hit like an opinion')).toBeGreaterThan(0)
})
