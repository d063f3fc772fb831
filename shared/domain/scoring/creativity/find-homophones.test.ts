import { expect, test } from 'vitest'
import { found, marked } from '../testing/listen.ts'
import { findHomophones } from './find-homophones.ts'

test.each([
  ['you better pray tonight\nbecause you are my prey', ['prey']],
  ['I write every wrong\nand I never do it right', ['right']],
  ['you get the ice cream\nand when I scream you run', ['I scream']],
  ['my verses are planes and you are plain on the ground', ['plain']],
  ['you are week after week and you are weak every time', ['weak']],
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
  'you have been ill for weeks\nyour punches are very weak',
  'I eat the berries in the field\nand then I bury you',
  'I bury you and eat the berries',
  'you throw the balls around\nand then you bawl in the town',
  "the night's the one you fear\nand I'm a knight that's coming near",
  "I fear the night's a knight",
  'your bars are very weak\nI been doing this all week',
])('SCORE-30 %j does not', (text) => {
  expect(marked(findHomophones, text)).toEqual([])
})

test('SCORE-30 the reason names both words', () => {
  const [device] = found(findHomophones, 'you better pray tonight\nbecause you are my prey')
  expect(device?.reason).toBe('"prey" sounds just like "pray" and means something else.')
})

test('SCORE-30 quotes "I" as it is written', () => {
  const [device] = found(findHomophones, 'you get the ice cream\nand when I scream you run')
  expect(device?.reason).toBe('"I scream" sounds just like "ice cream" and means something else.')
})
