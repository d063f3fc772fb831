import { expect, test } from 'vitest'
import { stemOf } from '../hearing/stem.ts'
import { found, marked } from '../testing/listen.ts'
import { readDoubleMeanings } from './double-meanings.ts'
import { findPuns } from './find-puns.ts'

test.each([
  ['I spit so many bars that I am locked in a cell', ['bars', 'cell']],
  ['you want this dough but you are broke from the cash\nI put it in the oven', ['dough']],
  ['my flow is a river and your rhymes are dry', ['flow']],
])('SCORE-31 in %j two meanings are called up at once', (text, words) => {
  expect(marked(findPuns, text)).toEqual(expect.arrayContaining(words.slice(0, 1)))
})

test.each([
  'I spit bars and I write rhymes with my pen',
  'they locked him in a cell behind the bars of the prison',
  'the bank called about the loan',
])('SCORE-31 in %j only one is', (text) => {
  expect(marked(findPuns, text)).toEqual([])
})

test('SCORE-31 the reason names the meanings and the words that call them up', () => {
  const [device] = found(findPuns, 'my flow is a river and your rhymes are dry')
  expect(device?.reason).toBe('"flow" works twice: delivery (with "rhymes") and run of water (with "river").')
})

test('SCORE-31 every word of the lexicon has at least two meanings with cues of their own', () => {
  const lexicon = readDoubleMeanings(stemOf)
  expect(lexicon.size).toBeGreaterThan(150)
  for (const [word, meanings] of lexicon) {
    for (const { name, cues } of meanings) {
      const own = [...cues].filter((cue) =>
        meanings.every((other) => other.name === name || !other.cues.has(cue)),
      )
      expect(own.length, `${word}: ${name}`).toBeGreaterThan(0)
    }
  }
})
