import { expect, test } from 'vitest'
import { analyzeLyrics } from '../analyze-lyrics.ts'
import { reportRhymes } from '../rhyme/rhyme-report.ts'
import { ear, hear } from '../testing/hear.ts'
import type { RhymeFamily } from '../verse-score.ts'
import { pairsOf } from './family-pairs.ts'
import { rhymeReason } from './rhyme-reason.ts'

const reasonsOf = (text: string): string[] =>
  analyzeLyrics(ear, { text }).families.map(({ words, reason }) => `${words.join(' ')} | ${reason}`)

test('SCORE-73 a family is called perfect only where all its pairs are', () => {
  expect(reasonsOf('Your pen is on fire\nso I call you a liar')).toEqual([
    'fire liar | Perfect rhyme: the same sounds from the stressed vowel on; twice, at the end of a bar.',
  ])
  const [near] = reasonsOf(
    'I put on my robe and I climbed up the rope\nYou ran out of time and you ran out of hope',
  )
  expect(near).toBe(
    'robe rope hope | "rope / hope" is a perfect rhyme, the others come near it; 3 times, 2 at the end of a bar.',
  )
})

test('SCORE-73 two perfect pairs that only nearly rhyme with each other are no perfect family', () => {
  const heard = hear('I wrote it in a code\nand I left it on the road\nholding on a rope\nwithout any hope')
  const { families } = reportRhymes(heard)
  const spans = families.flatMap((family) => family.spans).filter(({ isLineEnd }) => isLineEnd)
  const both: RhymeFamily = { kind: 'perfect', strength: 26, spans }
  expect(spans).toHaveLength(4)
  expect(rhymeReason(both, pairsOf(heard, both))).toBe(
    '"rope / hope" is a perfect rhyme, the others come near it; 4 times, at the end of a bar.',
  )
})

test('SCORE-73 the length is that of every span', () => {
  const [all] = reasonsOf('This is my education\nYou have no reputation\nI run this operation')
  expect(all).toBe(
    'education reputation operation | "education / reputation" is a multisyllabic rhyme, the others come near it, 2 to 4 syllables long; 3 times, at the end of a bar.',
  )
})
