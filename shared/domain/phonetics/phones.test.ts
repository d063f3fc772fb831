import { expect, test } from 'vitest'
import { consonantOf, isVowel, parsePhones, PHONE_COUNT, stressOf, vowelOf, withStress } from './phones.ts'

test('every phone of CMUdict has a code of its own, vowels with their stress', () => {
  const [rap1, rap2, rap3] = parsePhones('R AE1 P')
  expect(PHONE_COUNT).toBe(69)
  expect(consonantOf(rap1 ?? 0)).toBe('R')
  expect(vowelOf(rap2 ?? 0)).toBe('AE')
  expect(stressOf(rap2 ?? 0)).toBe(1)
  expect(isVowel(rap2 ?? 0)).toBe(true)
  expect(isVowel(rap3 ?? 0)).toBe(false)
})

test('a stress is changed without changing the vowel, and a consonant has none to change', () => {
  expect(withStress(parsePhones('OY2')[0] ?? 0, 0)).toBe(parsePhones('OY0')[0])
  expect(withStress(parsePhones('ZH')[0] ?? 0, 0)).toBe(parsePhones('ZH')[0])
})

test('a name outside the ARPAbet is refused', () => {
  expect(() => parsePhones('R QQ1 P')).toThrow(RangeError)
  expect(() => vowelOf(parsePhones('K')[0] ?? 0)).toThrow(RangeError)
  expect(() => consonantOf(parsePhones('AY1')[0] ?? 0)).toThrow(RangeError)
})
