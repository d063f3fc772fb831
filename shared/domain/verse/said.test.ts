import { expect, test } from 'vitest'
import type { HeardCouplet } from './couplet/couplet.ts'
import { inTiers, rememberSaid } from './said.ts'

const couplet = (first: string, second: string): HeardCouplet => ({
  lines: [first, second],
  keys: [first, second],
  role: 'punch',
  turned: [],
  appeal: 1,
  sound: {
    syllables: [8, 8],
    share: 0.2,
    syllablesPerWord: 1,
    endTails: [[], []],
    endKeys: [first, second],
    rime: '',
  },
  intensity: 0,
  craft: 0,
  images: 0,
  telling: [],
})

const [fresh, old, recent, here] = [
  couplet('new one', 'new two'),
  couplet('long ago', 'longer ago'),
  couplet('just now', 'a while ago'),
  couplet('in this battle', 'unsaid'),
]

test('OPP-25 what was never said comes first, then what was said longest ago, this battle last', () => {
  const said = rememberSaid({
    saidBefore: ['Longer ago!', 'Long ago', 'a while ago', 'Just now.'],
    usedLines: ['In this battle'],
  })
  expect(inTiers([here, recent, old, fresh], said)).toEqual([[fresh], [old], [recent], [here]])
})

test('OPP-25 a line said again counts from its last time', () => {
  const said = rememberSaid({
    saidBefore: ['long ago', 'a', 'b', 'long ago'],
    usedLines: [],
  })
  expect(inTiers([old, couplet('a', 'z')], said)).toEqual([[couplet('a', 'z')], [old]])
})

test('OPP-25 what has not been said at all is one part', () => {
  expect(inTiers([fresh, old], rememberSaid({ usedLines: [] }))).toEqual([[fresh, old]])
})
