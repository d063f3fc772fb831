import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findNameFlips } from './find-names.ts'

test.each([
  ['they call you Razor but you could not cut a cake', ['Razor']],
  ['Venom, you had fangs and I pulled them all out', ['Venom']],
  ['yo Silk, I looked at the thread and it is loose', ['Silk']],
  ['Cypher, I cracked your little secret code', ['Cypher']],
  ['my name is Rob and I came for the bank', ['Rob']],
  ['Cliff is my name and you hang on the edge', ['Cliff']],
])('SCORE-31 %j flips a name', (text, names) => {
  expect(marked(findNameFlips, text)).toEqual(names)
  expect(marked(findNameFlips, text.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()))
})

test.each([
  'he used a razor and the blade was dull',
  'I will take what is in the bank',
  'they call me Rob and I live in the city',
  'the shirt is made of silk and the thread is loose',
])('SCORE-31 %j does not', (text) => {
  expect(marked(findNameFlips, text)).toEqual([])
})

test('SCORE-31 the reason names the name and the word beside it', () => {
  const [device] = found(findNameFlips, 'my name is Rob and I came for the bank')
  expect(device?.reason).toBe('"rob" is a name and, beside "bank", stealing.')
})
