import { expect, test } from 'vitest'
import { reportRhymes } from './rhyme/rhyme-report.ts'
import { creativityMark, rhymeMark } from './marks.ts'
import { hear } from './testing/hear.ts'
import { MEDIAN, STRONG, WEAK } from './testing/sample-verses.ts'

const rhyme = (text: string): number => {
  const heard = hear(text)
  return rhymeMark(heard, reportRhymes(heard))
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

test('SCORE-17 the rhyme mark rises with the syllables that rhyme in a bar', () => {
  const [weak = 0, median = 0, strong = 0] = [WEAK, MEDIAN, STRONG].map((verses) => mean(verses.map(rhyme)))
  expect(weak).toBeLessThan(20)
  expect(median).toBeGreaterThan(30)
  expect(median).toBeLessThan(60)
  expect(strong).toBeGreaterThan(65)
  expect(rhyme('')).toBe(0)
})

test('SCORE-17 longer bars on the same rhymes have the same mark', () => {
  const short = 'the water runs deep\nthe shadow cannot sleep'
  const long = 'the water underneath the bridge runs deep\nthe shadow at the corner cannot sleep'
  expect(Math.abs(rhyme(long) - rhyme(short))).toBeLessThan(5)
})

test('SCORE-39 choice words and wit make the mark for creativity, which its sources sum to', () => {
  const sources = { freshness: 20, staleness: 0, pictures: 10, findings: 30 }
  const { mark, sources: parts } = creativityMark(
    { mark: 60, sources, findings: [], wit: 1 },
    { mark: 40, choiceWordsPerBar: 1 },
  )
  expect(mark).toBeGreaterThan(40)
  expect(mark).toBeLessThan(60)
  expect(parts.words + parts.freshness + parts.pictures + parts.findings).toBeCloseTo(mark)
})
