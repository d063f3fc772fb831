import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'

test.each([
  ['rapping', 'rap'],
  ['rapped', 'raps'],
  ['making', 'make'],
  ['cities', 'city'],
  ['boxes', 'box'],
  ['spat', 'spit'],
  ['ladders', 'ladder'],
])('"%s" and "%s" are one word', (a, b) => {
  expect(stemOf(a)).toBe(stemOf(b))
})

test.each([
  ['fire', 'firm'],
  ['bus', 'bu'],
  ['king', 'k'],
  ['sing', 'sting'],
  ['bed', 'b'],
  ['class', 'clas'],
])('"%s" and "%s" are two', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b))
})
