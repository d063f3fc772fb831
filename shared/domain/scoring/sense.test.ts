import { expect, test } from 'vitest'
import { reportSense } from './sense.ts'
import { hear } from './testing/hear.ts'
import { MEDIAN, NONSENSE, STRONG, WEAK } from './testing/sample-verses.ts'

const sense = (name: string) => reportSense(hear(NONSENSE[name] ?? ''))

test('SCORE-40 what people say is full of grammar words; a list has none and a heap of them is none', () => {
  expect(sense('a list of rhyming words').grammar).toBeLessThan(0.4)
  expect(sense('grammar words').grammar).toBeLessThan(0.4)
})

test('SCORE-41 words that do not exist are not understood; a name or two are', () => {
  expect(sense('syllables that are no words').vocabulary).toBeLessThan(0.2)
  expect(reportSense(hear('my boy Zindle took the train to Gorken in the rain')).vocabulary).toBeGreaterThan(
    0.6,
  )
})

test('SCORE-42 the same few words make no verse', () => {
  expect(sense('a single word many times').variety).toBeLessThan(0.3)
  expect(sense('a word with every ending').variety).toBeLessThan(0.3)
})

test('SCORE-43 one suffix on every word makes no verse', () => {
  expect(sense('a list of words in -ation').endings).toBeLessThan(0.4)
})

test('SCORE-44 words in no order make no verse', () => {
  const reversed = STRONG[4]?.split('\n').map((line) => line.split(' ').reverse().join(' ')) ?? []
  expect(reportSense(hear(reversed.join('\n'))).order).toBeLessThan(0.5)
})

test('SCORE-45 one frame filled in again and again is not much of a verse', () => {
  const frame = ['flow', 'show', 'dough', 'snow'].map(
    (word) => `I'm the king of the rap, I'm the king of the ${word}`,
  )
  expect(reportSense(hear(frame.join('\n'))).phrasing).toBeLessThan(0.7)
})

test('SCORE-46 what people wrote makes sense, well or badly', () => {
  for (const verse of [...WEAK, ...MEDIAN, ...STRONG])
    expect(reportSense(hear(verse)).whole).toBeGreaterThan(0.85)
})
