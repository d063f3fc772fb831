import { expect, test } from 'vitest'
import type { HeardCouplet } from './couplet/couplet.ts'
import { diceFrom } from './dice.ts'
import { DIFFICULTY_AIMS } from './difficulty-aim.ts'
import { draftVerse } from './draft-verse.ts'

const couplet = (name: string, telling: readonly string[]): HeardCouplet => ({
  lines: [`${name} one`, `${name} two`],
  keys: [`${name} one`, `${name} two`],
  role: 'punch',
  turned: [],
  appeal: 1,
  sound: {
    syllables: [10, 10],
    share: 0.22,
    syllablesPerWord: 1,
    endTails: [[], []],
    endKeys: [`${name} one`, `${name} two`],
    rime: name,
  },
  intensity: 0,
  craft: 0,
  telling,
  images: 0,
})

test('OPP-26 a couplet that says a telling word of another again is the less likely', () => {
  const liked = (one: HeardCouplet, liking: number) => ({ couplet: one, liking, isAnswer: false })
  const first = couplet('first', ['measure', 'feather'])
  const same = couplet('same', ['weather', 'feather'])
  const other = couplet('other', ['hammer', 'anvil'])
  const plan = {
    pairs: 2,
    aim: DIFFICULTY_AIMS.normal,
    turns: [],
    punches: [[liked(first, 1e6), liked(same, 1), liked(other, 1)]],
    empties: [],
    wordsWanted: 0,
  }
  const seconds = Array.from({ length: 100 }, (_, seed) => draftVerse(plan, diceFrom(seed)).couplets[1])
  const repeats = seconds.filter((second) => second === same).length
  expect(repeats).toBeGreaterThan(0)
  expect(repeats).toBeLessThan(30)
})
