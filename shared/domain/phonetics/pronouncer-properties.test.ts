import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestPronouncer } from './testing/test-pronouncer.ts'

const ear = await openTestPronouncer()
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.stringMatching(/^['$#]?[a-zA-Z0-9'$@%.,:&-]{0,40}$/),
)
const letters = fc.stringMatching(/^[a-z]{1,30}$/)
/** More than any word of 64 letters has, each of them perhaps a digit or a letter's name. */
const MOST_SYLLABLES = 64 * 5

test('SCORE-90 no text throws, and what it gives is bounded', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const ways = ear.pronounce(text)
      expect(ways.length).toBeLessThanOrEqual(8)
      for (const way of ways) {
        expect(way.length).toBeGreaterThan(0)
        expect(way.length).toBeLessThanOrEqual(MOST_SYLLABLES)
      }
    }),
    { numRuns: 2000 },
  )
})

test('SCORE-90 whatever is made of letters has a sound', () => {
  fc.assert(
    fc.property(letters, (word) => {
      expect(ear.pronounce(word).length).toBeGreaterThan(0)
    }),
  )
})

test('SCORE-90 case, and punctuation around a word, are not heard', () => {
  const around = fc.stringMatching(/^[.,!?;:"()“”…-]{0,3}$/)
  fc.assert(
    fc.property(letters, around, around, fc.array(fc.boolean()), (word, before, after, upper) => {
      const shouted = [...word]
        .map((letter, at) => (upper[at] === true ? letter.toUpperCase() : letter))
        .join('')
      expect(ear.pronounce(before + shouted + after)).toEqual(ear.pronounce(word))
      expect(ear.knows(before + shouted + after)).toBe(ear.knows(word))
    }),
  )
})

test('SCORE-90 scripts that English does not read have no sound', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[а-яα-ω一-龥あ-ん가-힣א-ת]{1,20}$/), (word) => {
      expect(ear.pronounce(word)).toEqual([])
    }),
  )
})
