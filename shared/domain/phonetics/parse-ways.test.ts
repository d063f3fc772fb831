import { expect, test } from 'vitest'
import { LIKELIEST_WAYS } from './likeliest-ways.ts'
import { parsePhones } from './phones.ts'
import { RAP_PRONUNCIATIONS } from './rap-spellings.ts'
import { syllabify } from './syllabify.ts'

test('every line of the house’s own tables is a word with phones that exist', () => {
  for (const [word, ways] of [...RAP_PRONUNCIATIONS, ...LIKELIEST_WAYS]) {
    expect(word).toMatch(/^[a-z0-9'$&-]+$/)
    for (const way of ways) expect(syllabify(parsePhones(way)).length, word).toBeGreaterThan(0)
  }
})

test('no word stands in both tables', () => {
  expect([...LIKELIEST_WAYS.keys()].filter((word) => RAP_PRONUNCIATIONS.has(word))).toEqual([])
})
