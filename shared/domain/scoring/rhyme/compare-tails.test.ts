import { expect, test } from 'vitest'
import { rhymeOf } from '../testing/hear.ts'

test.each([
  ['fire', 'liar', 'perfect', 2],
  ['light', 'night', 'perfect', 1],
  ['day', 'way', 'perfect', 1],
  ['nation', 'station', 'perfect', 2],
  ['unprepared', 'scared', 'perfect', 1],
  ['property', 'me', 'perfect', 1],
  ['time', 'mine', 'slant', 1],
  ['prequel', 'lethal', 'slant', 2],
  ['wheels', 'steel', 'slant', 1],
  ['place', 'day', 'assonant', 1],
  ['mane was a wig', 'brain of a pig', 'multisyllabic', 4],
  ['paper plane', 'neighbour lane', 'multisyllabic', 3],
  ['I hear them', 'a museum', 'mosaic', 2],
  ['a poet', 'I show it', 'mosaic', 2],
  ['the orange', 'a door hinge', 'mosaic', 2],
  ['boastful', 'toneless', 'assonant', 2],
  ['hopeless', 'motion', 'assonant', 2],
  ['madness', 'captain', 'assonant', 2],
  ['blasphemous', 'venomous', 'multisyllabic', 3],
  ['infinite', 'finish it', 'mosaic', 3],
  ['Tupac', 'two packs', 'mosaic', 2],
  ['show them', 'poem', 'mosaic', 2],
  ['get', 'it', 'slant', 1],
] as const)('SCORE-10 "%s / %s" is %s over %i syllables', (a, b, kind, syllables) => {
  expect(rhymeOf(a, b)).toMatchObject({ kind, syllablesA: syllables, syllablesB: syllables })
  expect(rhymeOf(b, a)).toMatchObject({ kind, syllablesA: syllables, syllablesB: syllables })
})

test('SCORE-10 two beats that rhyme with each other are a chain, no longer rhyme', () => {
  expect(rhymeOf('a late train', 'a gray plane')).toMatchObject({ kind: 'perfect', wordsA: 1 })
})

test.each([
  ['cat', 'dog'],
  ['making', 'running'],
  ['happy', 'me'],
  ['orange', 'door'],
  ['government', 'went'],
  ['table', 'people'],
  ['this is for', 'her'],
  ['I can', 'fun'],
  ['table', 'window'],
  ['paper', 'river'],
  ['winter', 'kitchen'],
])('SCORE-10 "%s / %s" do not rhyme', (a, b) => {
  expect(rhymeOf(a, b)).toBeUndefined()
})

test.each([
  ['fire', 'fire'],
  ['Fire!', 'fires'],
  ['play', 'wordplay'],
  ['rapping', 'rapped'],
  ['my game', 'your game'],
])('SCORE-11 "%s / %s" is repetition, which is no rhyme', (a, b) => {
  expect(rhymeOf(a, b)).toBeUndefined()
})

test('SCORE-11 before a shared grammar word the rhyme may still stand', () => {
  expect(rhymeOf('leave it', 'believe it')).toMatchObject({ wordsA: 2, wordsB: 2 })
})

test('SCORE-11 a word inside a slightly longer one rhymes more weakly than two words', () => {
  expect(rhymeOf('void', 'avoid')?.strength).toBeLessThan(rhymeOf('void', 'annoyed')?.strength ?? 0)
})

test('SCORE-10 more alike is stronger: perfect over slant over assonant, long over short', () => {
  const strengths = [
    rhymeOf('station', 'nation'),
    rhymeOf('line', 'mine'),
    rhymeOf('time', 'mine'),
    rhymeOf('tie', 'mine'),
  ].map((rhyme) => rhyme?.strength ?? 0)
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  expect(new Set(strengths).size).toBe(4)
})

test('SCORE-10 every way of saying a word is tried', () => {
  expect(rhymeOf('read', 'bed')).toBeDefined()
  expect(rhymeOf('read', 'need')).toBeDefined()
})
