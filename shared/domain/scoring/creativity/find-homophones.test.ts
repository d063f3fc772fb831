import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findHomophones } from './find-homophones.ts'

test.each([
  ['you better pray tonight\nbecause you are my prey', ['prey']],
  ['I write every wrong\nand I never do it right', ['right']],
  ['you get the ice cream\nand when I scream you run', ['I scream']],
])('SCORE-30 %j plays on a sound', (text, words) => {
  expect(marked(findHomophones, text)).toEqual(words)
})

test.each([
  'two of you came to me, too',
  'their crew is over there and they are done',
  'I rap and the rapping never stops rapping',
  'the colour and the color are the same',
  'lil man had a little plan',
  'pray to the sky\none bar goes by\nanother goes by\nyou are my prey',
])('SCORE-30 %j does not', (text) => {
  expect(marked(findHomophones, text)).toEqual([])
})

test('SCORE-30 the reason names both words', () => {
  const [device] = found(findHomophones, 'you better pray tonight\nbecause you are my prey')
  expect(device?.reason).toBe('"prey" sounds just like "pray" and means something else.')
})
