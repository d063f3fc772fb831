import { expect, test } from 'vitest'
import { CONSONANTS, VOWELS } from '../../../phonetics/phonetics.ts'
import { ear } from '../../testing/hear.ts'
import { verseSounds } from '../weights/verse-sounds.ts'
import { consonantsOf, EMPTY_RUN, joinRuns, RUN_LIMIT, runOf } from './consonant-run.ts'
import { consonantDistance, vowelDistance } from './sound-distance.ts'
import { alignRuns, BEAT, createSoundOdds, NO_BEAT } from './sound-odds.ts'
import { unitsOf } from './sound-unit.ts'

const unitsOfWord = (word: string) => unitsOf(ear.pronounce(word)[0] ?? [])
const vowel = (name: (typeof VOWELS)[number]): number => VOWELS.indexOf(name)

test('SCORE-5 a run of consonants is a number and back again; more than five are cut', () => {
  const run = runOf(['S', 'T', 'R'])
  expect(consonantsOf(run).map((index) => CONSONANTS[index])).toEqual(['S', 'T', 'R'])
  expect(consonantsOf(EMPTY_RUN)).toEqual([])
  expect(joinRuns(runOf(['S']), runOf(['T', 'R']))).toBe(run)
  expect(joinRuns(run, EMPTY_RUN)).toBe(run)
  expect(runOf(['B', 'B', 'B', 'B', 'B', 'B', 'B'])).toBeLessThan(RUN_LIMIT)
})

test('SCORE-5 "fire" and "liar", "trial" and "vile" are one syllable to rhyme', () => {
  for (const [a, b] of [
    ['fire', 'liar'],
    ['trial', 'vile'],
  ] as const) {
    const [x, y] = [unitsOfWord(a), unitsOfWord(b)]
    expect(x).toHaveLength(1)
    expect(y).toHaveLength(1)
    expect(x[0]).toMatchObject({ vowel: y[0]?.vowel, coda: y[0]?.coda })
  }
  expect(unitsOfWord('liar')[0]).toMatchObject({ from: 0, to: 2 })
})

test('SCORE-5 a vowel that is an R itself has R after it, as "there" and "were" have', () => {
  expect(unitsOfWord('were')[0]?.coda).toBe(unitsOfWord('there')[0]?.coda)
})

test('SCORE-6 distances are symmetric, 0 for the same sound alone, and small between neighbours', () => {
  for (const a of VOWELS) {
    for (const b of VOWELS) {
      expect(vowelDistance(a, b)).toBe(vowelDistance(b, a))
      expect(vowelDistance(a, b) === 0).toBe(a === b)
    }
  }
  for (const a of CONSONANTS) {
    for (const b of CONSONANTS) {
      expect(consonantDistance(a, b)).toBe(consonantDistance(b, a))
      expect(consonantDistance(a, b) === 0).toBe(a === b)
    }
  }
  expect(vowelDistance('IH', 'EH')).toBeLessThan(vowelDistance('IH', 'OW'))
  expect(consonantDistance('M', 'N')).toBeLessThan(consonantDistance('M', 'S'))
  expect(consonantDistance('T', 'D')).toBeLessThan(consonantDistance('T', 'G'))
})

test('SCORE-6 what verse teaches: the same sounds speak for a rhyme, others against it, most with a beat', () => {
  const weights = verseSounds()
  const odds = createSoundOdds(weights)
  for (const table of weights.vowels) expect(table).toHaveLength(VOWELS.length ** 2)
  expect(weights.consonants).toHaveLength(CONSONANTS.length ** 2)
  for (const name of VOWELS) expect(odds.vowels(vowel(name), vowel(name), BEAT, BEAT)).toBeGreaterThan(1)
  expect(odds.vowels(vowel('AY'), vowel('UW'), BEAT, BEAT)).toBeLessThan(-3)
  expect(odds.runs(runOf(['N', 'D']), runOf(['N', 'D']))).toBeGreaterThan(
    odds.runs(runOf(['N']), runOf(['N'])),
  )
  expect(odds.runs(runOf(['N']), runOf(['K']))).toBeLessThan(0)
  expect(odds.runs(runOf(['T']), runOf(['L', 'D']))).toBe(odds.runs(runOf(['L', 'D']), runOf(['T'])))
  expect(odds.beats(BEAT, NO_BEAT)).toBeLessThan(odds.beats(BEAT, BEAT))
})

test('SCORE-6 runs are aligned consonant by consonant', () => {
  const { columns } = alignRuns(verseSounds(), runOf(['L', 'D']), runOf(['D']))
  expect(
    columns.map(([a, b]) => [a, b].map((index) => (index === undefined ? '-' : CONSONANTS[index]))),
  ).toEqual([
    ['L', '-'],
    ['D', 'D'],
  ])
})
