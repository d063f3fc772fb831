import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_VERSE_LENGTH } from '../check-verse.ts'
import { cutEarlier, cutText } from './cut-text.ts'

const NOTE = 'Only the first 2,000 characters were heard.'

test('SCORE-75 what a verse may hold is heard whole, white space around it aside', () => {
  const longest = 'x'.repeat(MAX_VERSE_LENGTH)
  expect(cutText(` ${longest}\n`)).toEqual({ text: longest, note: null })
})

test('SCORE-75 a longer text is cut between two words, and says so', () => {
  const { text, note } = cutText('flowing '.repeat(300))
  expect(note).toBe(NOTE)
  expect(text).toBe('flowing '.repeat(250).trimEnd())
  expect(cutText(`${'a '.repeat(990)}${'b'.repeat(40)} c`).text.endsWith('a')).toBe(true)
})

test('SCORE-75 what has no words to cut between is cut anyway', () => {
  expect(cutText('x'.repeat(30_000))).toEqual({ text: 'x'.repeat(MAX_VERSE_LENGTH), note: NOTE })
})

test('SCORE-75 whatever it is given, it keeps a beginning no longer than a verse', () => {
  const unit = fc.constantFrom('a', 'b ', ' ', '\n', '\u00a0', 'é', '🎤', '\ud83d', '\u0000', '-')
  const pieces = fc.string({ unit, minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 40, max: 200 }), (piece, times) => {
      const text = piece.repeat(times)
      const { text: kept, note } = cutText(text)
      expect(kept.length).toBeLessThanOrEqual(MAX_VERSE_LENGTH)
      expect(text.trim().startsWith(kept)).toBe(true)
      expect(note === null).toBe(text.trim().length <= MAX_VERSE_LENGTH)
    }),
  )
})

test('SCORE-76 of what was said before, the latest is listened to, up to two long verses and their answers', () => {
  const long = 'x'.repeat(MAX_VERSE_LENGTH)
  expect(cutEarlier(['old', 'new'])).toEqual(['old', 'new'])
  expect(cutEarlier([long, 'a', long, 'b'])).toEqual([long, 'a', long, 'b'])
  expect(cutEarlier([long, long, 'a', long])).toEqual([long, 'a', long])
  expect(cutEarlier([`${long}x`])).toEqual([long])
  expect(cutEarlier([])).toEqual([])
})
