import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LETTER_MODEL_FILE } from '../../../../scripts/build-dictionary.ts'
import { evaluate } from '../../../../scripts/train-letters/evaluate.ts'
import { splitWords } from '../../../../scripts/train-letters/split-words.ts'
import { isVowel, parsePhones, PHONE_COUNT } from '../phones.ts'
import { createGuess, rimeOf } from './guess-letters.ts'
import { openLetterModel } from './letter-model.ts'

const guess = createGuess(openLetterModel(await readFile(LETTER_MODEL_FILE)))

test('SCORE-95 words kept from the model, with all their inflections, are guessed about as well as published', () => {
  const { held } = splitWords('forms')
  expect(held.length).toBeGreaterThan(5000)
  const { phoneErrors, rimesRight } = evaluate(
    guess,
    held.filter((_, index) => index % 3 === 0),
  )
  expect(phoneErrors).toBeLessThan(0.08)
  expect(rimesRight).toBeGreaterThan(0.73)
}, 60_000)

test.each([
  ['blorf', 'B L AO1 R F'],
  ['nizzle', 'N IH1 Z AH0 L'],
  ['zation', 'Z EY1 SH AH0 N'],
  ['thring', 'TH R IH1 NG'],
  ['knarfle', 'N AA1 R F AH0 L'],
  ['glozzled', 'G L AA1 Z AH0 L D'],
])('SCORE-95 %s is guessed as a reader would say it', (word, phones) => {
  expect(guess(word)).toEqual(parsePhones(phones))
})

test('SCORE-95 any letters have a vowel, and no more than two phones each or the names of all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,64}$/), (word) => {
      const phones = guess(word)
      expect(phones.some(isVowel)).toBe(true)
      expect(phones.length).toBeLessThanOrEqual(word.length * 7)
      for (const phone of phones) expect(phone).toBeLessThan(PHONE_COUNT)
    }),
  )
})

test('SCORE-95 what is no letter is not read, and of a long word only the beginning', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9é' .,-]{0,80}$/), (text) => {
      expect(guess(text)).toEqual(guess(text.replace(/[^a-z]/g, '')))
    }),
  )
  expect(guess('')).toEqual([])
  expect(guess('ba'.repeat(10_000))).toEqual(guess('ba'.repeat(32)))
})

test.each([
  ['F AY1 ER0', 'AY0 ER0'],
  ['B IY1 T B AA2 K S', 'AA0 K S'],
  ['DH AH0', 'AH0'],
  ['SH', 'SH'],
])('SCORE-95 the rime of %s is %s', (phones, rime) => {
  expect(rimeOf(parsePhones(phones))).toBe(parsePhones(rime).join(' '))
})
