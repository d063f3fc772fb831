import { expect, test } from 'vitest'
import { openTestPronouncer } from '../phonetics/testing/test-pronouncer.ts'
import { readStresses } from './read-stresses.ts'

const ear = await openTestPronouncer()
const read = (line: string) =>
  readStresses(ear, line)
    .map((isStressed) => (isStressed ? 'x' : '.'))
    .join('')

test.each([
  ['I measure your pressure, I measure it twice', '.x..x..x..x'],
  ['In the dark of the park', '..x..x'],
])("VOICE-16 stresses are the ear's: %s", (line, stresses) => {
  expect(read(line)).toBe(stresses)
})

test.each([
  ['And you are looking rather sick', '.x.x.x.x'],
  ["You're here, and I'm here, and we both know why", '.x..x...xx'],
])('VOICE-16 of three and more before the first stress the heaviest gets one: %s', (line, stresses) => {
  expect(read(line)).toBe(stresses)
})

test('without a word there is no stress', () => {
  expect(read('')).toBe('')
  expect(read('\u{1f525} ...')).toBe('')
})
