import { expect, test } from 'vitest'
import { CONSONANTS, VOWELS } from '../../phonetics/phonetics.ts'
import { clusterLikeness, consonantLikeness, vowelLikeness } from './sound-likeness.ts'

test('likeness is symmetric, 1 for the same sound and less for any other', () => {
  for (const a of VOWELS) {
    for (const b of VOWELS) {
      expect(vowelLikeness(a, b, false, false)).toBe(vowelLikeness(b, a, false, false))
      expect(vowelLikeness(a, b, false, false) === 1).toBe(a === b)
    }
  }
  for (const a of CONSONANTS) {
    for (const b of CONSONANTS) {
      expect(consonantLikeness(a, b)).toBe(consonantLikeness(b, a))
      expect(consonantLikeness(a, b) === 1).toBe(a === b)
    }
  }
})

test('neighbours in the mouth are closer than strangers', () => {
  expect(consonantLikeness('M', 'N')).toBeGreaterThan(consonantLikeness('M', 'S'))
  expect(consonantLikeness('T', 'D')).toBeGreaterThan(consonantLikeness('T', 'G'))
  expect(vowelLikeness('IH', 'EH', false, false)).toBeGreaterThan(vowelLikeness('IH', 'OW', false, false))
  expect(vowelLikeness('EH', 'AH', false, true)).toBeGreaterThan(vowelLikeness('EH', 'AH', false, false))
  expect(vowelLikeness('IH', 'IY', true, false)).toBeGreaterThan(vowelLikeness('IH', 'IY', false, false))
})

test('clusters are aligned; an inflection at the end is forgiven, a missing consonant is not', () => {
  expect(clusterLikeness([], [])).toBe(1)
  expect(clusterLikeness(['S', 'T'], ['S', 'T'])).toBe(1)
  expect(clusterLikeness(['L'], ['L', 'Z'])).toBeGreaterThan(0.8)
  expect(clusterLikeness(['L', 'K'], ['L'])).toBeLessThan(0.5)
  expect(clusterLikeness(['K'], [])).toBeLessThan(0)
  expect(clusterLikeness(['N', 'D'], ['M'])).toBe(clusterLikeness(['M'], ['N', 'D']))
})
