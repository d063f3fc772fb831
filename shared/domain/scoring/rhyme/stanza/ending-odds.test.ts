import { expect, test } from 'vitest'
import { ear } from '../../testing/hear.ts'
import { createSoundOdds } from '../sounds/sound-odds.ts'
import { verseEndings } from '../weights/verse-endings.ts'
import { verseSounds } from '../weights/verse-sounds.ts'
import { endingOdds } from './ending-odds.ts'
import { hearEnding } from './ending.ts'

const odds = createSoundOdds(verseSounds())
const model = verseEndings()
const tie = (a: string, b: string): number => endingOdds(odds, model, hearEnding(ear, a), hearEnding(ear, b))

test.each([
  ['night', 'light'],
  ['desire', 'aspire'],
  ['flower', 'hour'],
  ['ending', 'bending'],
  // Promoted, and the older sound of -y.
  ['memory', 'thee'],
  ['memory', 'lie'],
  // For the eye, or once for the ear.
  ['love', 'move'],
  ['wind', 'find'],
  // A swallowed -ed that verse may say, and old spellings.
  ['garnished', 'dead'],
  ['fhame', 'name'],
  ['ouerthrowne', 'owne'],
])('SCORE-19 "%s / %s" speak for a rhyme, either way round', (a, b) => {
  expect(tie(a, b)).toBeGreaterThan(0)
  expect(tie(b, a)).toBe(tie(a, b))
})

test.each([
  ['night', 'day'],
  ['table', 'window'],
  ['memory', 'night'],
  ['xqzw', 'light'],
  ['--', 'light'],
])('SCORE-19 "%s / %s" speak against one', (a, b) => {
  expect(tie(a, b)).toBeLessThan(0)
})

test('SCORE-19 a true rhyme is likelier than one for the eye', () => {
  expect(tie('love', 'dove')).toBeGreaterThan(tie('love', 'move'))
  expect(tie('glove', 'above')).toBeGreaterThan(tie('grove', 'above'))
})
