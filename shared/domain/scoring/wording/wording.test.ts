import { expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { MEDIAN, NONSENSE, STRONG, WEAK } from '../testing/sample-verses.ts'
import { reportWording } from './wording.ts'

const markOf = (text: string): number => reportWording(hear(text)).mark
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

test('SCORE-39 words that not everybody uses are counted by the bar, each once', () => {
  expect(reportWording(hear('the tailor stitched the velvet')).choiceWordsPerBar).toBe(3)
  expect(reportWording(hear('the tailor and the tailors and the tailor')).choiceWordsPerBar).toBe(1)
  expect(reportWording(hear('I like my house and you have a nice dog')).choiceWordsPerBar).toBe(0)
  expect(reportWording(hear('')).choiceWordsPerBar).toBe(0)
})

test('SCORE-39 words that are none do not count', () => {
  expect(markOf(NONSENSE['syllables that are no words'] ?? '')).toBeLessThan(30)
})

test('SCORE-39 where lines end does not matter much', () => {
  const verse = STRONG[2] ?? ''
  expect(Math.abs(markOf(verse.replaceAll('\n', ' ')) - markOf(verse))).toBeLessThan(25)
})

test('SCORE-39 the better the writers, the choicer their words', () => {
  const [weak = 0, median = 0, strong = 0] = [WEAK, MEDIAN, STRONG].map((verses) => mean(verses.map(markOf)))
  expect(median).toBeGreaterThan(weak)
  expect(strong).toBeGreaterThan(median + 20)
})
