import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findMetaphors } from './find-metaphors.ts'

test.each([
  ['I am the rust in your engine', ['I am the rust in your engine']],
  ["You're a broken umbrella", ["You're a broken umbrella"]],
  ['my pen is a scalpel tonight', ['my pen is a scalpel']],
  ["your mind's a museum of fights", ["your mind's a museum of fights"]],
  ['you a rusty bucket', ['you a rusty bucket']],
  ['I am the teacher tonight', ['I am the teacher']],
  ['I swallow your insults', ['swallow your insults']],
  ['I drown you in syllables', ['drown you in syllables']],
  ['a cathedral of words', ['cathedral of words']],
  ['these words are heavy and my words are bullets', ['my words are bullets']],
])('SCORE-33 %j says one thing is another', (text, spans) => {
  expect(marked(findMetaphors, text)).toEqual(spans)
})

test.each([
  "I'm a rapper and you're a fan",
  "you're like a broken umbrella",
  'my pen is like a scalpel',
  "I'm the best and you are the worst",
  'I am a student and you are a judge',
  'my father is a baker and he is a king',
  'if you are a ghost, you say you are the sun',
  'you are a foot from the door',
  'I gave you a hammer',
  'it is a book of rhymes',
  'I am in the house and you are at the door',
  'it is a machine',
  'she was a friend of mine',
  'you are tired and I am ready',
  "you're a hand-me-down sweater",
])('SCORE-33 %j is meant as said', (text) => {
  expect(marked(findMetaphors, text)).toEqual([])
})

test('SCORE-33 an image that is unfolded is worth more than a bare one', () => {
  const worth = (text: string): number => found(findMetaphors, text)[0]?.weight ?? 0
  expect(worth('I am the rust in your engine')).toBeGreaterThan(worth('I am a tired old engine'))
  expect(worth('I am a tired old engine')).toBeGreaterThan(worth('I am an engine'))
})
