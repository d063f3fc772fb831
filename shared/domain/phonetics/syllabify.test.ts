import { expect, test } from 'vitest'
import { parsePhones } from './phones.ts'
import { syllabify } from './syllabify.ts'

const written = (phones: string): string =>
  syllabify(parsePhones(phones))
    .map(({ onset, nucleus, coda, stress }) => [...onset, `${nucleus}${stress}`, ...coda].join(' '))
    .join(' . ')

test.each([
  ['EH1 K S T R AH0', 'EH1 K . S T R AH0'],
  ['S IH1 NG ER0', 'S IH1 NG . ER0'],
  ['AE1 T L AH0 S', 'AE1 T . L AH0 S'],
  ['P AH1 N CH L AY2 N', 'P AH1 N CH . L AY2 N'],
  ['S T R EH1 NG K TH S', 'S T R EH1 NG K TH S'],
  ['AY1', 'AY1'],
])('%s is divided as %s: an onset takes all it may', (phones, expected) => {
  expect(written(phones)).toBe(expected)
})

test('a word without a vowel gets one before its last consonant', () => {
  expect(written('P S T')).toBe('P S AH0 T')
  expect(written('')).toBe('')
})
