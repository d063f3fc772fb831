import { describe, expect, test } from 'vitest'
import { scoreVerse } from './score-verse.ts'
import { ear } from './testing/hear.ts'
import { MEDIAN, NONSENSE, STRONG, WEAK } from './testing/sample-verses.ts'

const total = (text: string): number => scoreVerse(ear, { text }).total
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const EVERY = [...WEAK, ...MEDIAN, ...STRONG]

describe('SCORE-55 the scale', () => {
  test('what an amateur writes in half a minute lies near 50', () => {
    for (const verse of MEDIAN) expect(total(verse), verse).toBeGreaterThanOrEqual(42)
    for (const verse of MEDIAN) expect(total(verse), verse).toBeLessThanOrEqual(60)
    expect(Math.abs(mean(MEDIAN.map(total)) - 50)).toBeLessThan(6)
  })

  test('what a good battle rapper writes lies near 85', () => {
    for (const verse of STRONG) expect(total(verse), verse).toBeGreaterThanOrEqual(72)
    expect(Math.abs(mean(STRONG.map(total)) - 85)).toBeLessThan(6)
  })

  test('what hardly is a verse lies below 35', () => {
    for (const verse of WEAK) expect(total(verse), verse).toBeLessThan(35)
  })
})

describe('SCORE-56 what must not score', () => {
  test.each(Object.entries(NONSENSE))('%s stays below 30', (_name, verse) => {
    expect(total(verse)).toBeLessThan(30)
  })
})

describe('SCORE-57 what changes nothing', () => {
  test.each([
    ['case', (verse: string) => verse.toUpperCase()],
    ['punctuation', (verse: string) => verse.replace(/,/g, '').replace(/$/gm, '!!!').replace(/^/gm, '"')],
    ['curly quotes', (verse: string) => verse.replaceAll("'", '’')],
    ['spaces', (verse: string) => `\n\n  ${verse.replaceAll(' ', '   ').replaceAll('\n', ' \n\n ')}  `],
    ['line ends', (verse: string) => verse.replaceAll('\n', '\r\n')],
  ])('%s', (_name, change) => {
    for (const verse of EVERY) expect(total(change(verse)), verse).toBe(total(verse))
  })

  test('saying it twice to the same ear', () => {
    for (const verse of EVERY)
      expect(scoreVerse(ear, { text: verse })).toEqual(scoreVerse(ear, { text: verse }))
  })
})

describe('SCORE-58 length', () => {
  test('a bar said again never raises a total', () => {
    for (const verse of EVERY) {
      for (const line of verse.split('\n'))
        expect(total(`${verse}\n${line}`), verse).toBeLessThanOrEqual(total(verse))
    }
  })

  test('a good couplet does not beat good four bars', () => {
    for (const verse of STRONG) {
      expect(total(verse.split('\n').slice(0, 2).join('\n'))).toBeLessThan(total(verse))
    }
  })

  test('sixteen bars score like their four-bar parts', () => {
    const parts = STRONG.slice(0, 4)
    expect(Math.abs(total(parts.join('\n')) - mean(parts.map(total)))).toBeLessThan(8)
    expect(total(MEDIAN.slice(0, 4).join('\n'))).toBeLessThan(62)
  })
})

test('SCORE-3 what the same rapper said earlier, or the other just said, earns nothing again', () => {
  const [verse = ''] = STRONG
  expect(scoreVerse(ear, { text: verse, earlier: [verse] }).total).toBe(0)
  expect(scoreVerse(ear, { text: verse, answering: verse }).total).toBe(0)
})

test('SCORE-35 turning their words raises a verse', () => {
  const text = `You said your pen is full of fire
I have seen that ten times, liar
your ladder has a broken rung, you climb it and you tire
you teach a class of one, the seat is empty, please retire`
  const answering =
    'my pen is hot, I climb the ladder every day\nthe class is full, I am the teacher all the way'
  expect(scoreVerse(ear, { text, answering }).total).toBeGreaterThan(scoreVerse(ear, { text }).total)
})

test('marks are whole and within bounds, spans lie inside the text', () => {
  for (const text of [...EVERY, ...Object.values(NONSENSE), '', '🔥', '99 3rd 2026', 'x'.repeat(500)]) {
    const score = scoreVerse(ear, { text })
    for (const mark of [
      score.total,
      score.rhymeDensity,
      score.flowQuality,
      score.creativity,
      score.rhythmConsistency,
    ]) {
      expect(Number.isInteger(mark) && mark >= 0 && mark <= 100, text).toBe(true)
    }
    expect(score.shareOfSyllablesInRhyme).toBeGreaterThanOrEqual(0)
    expect(score.shareOfSyllablesInRhyme).toBeLessThanOrEqual(1)
    for (const { start, end } of [...score.rhymes, ...score.findings]) {
      expect(start >= 0 && start < end && end <= text.length, text).toBe(true)
    }
  }
})
