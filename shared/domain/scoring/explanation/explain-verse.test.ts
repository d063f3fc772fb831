import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeLyrics, type LyricReport } from '../analyze-lyrics.ts'
import { ear } from '../testing/hear.ts'
import { MEDIAN, NONSENSE, STRONG, WEAK } from '../testing/sample-verses.ts'

const VERSES = [...WEAK, ...MEDIAN, ...STRONG, ...Object.values(NONSENSE), '', 'fire']

const explain = (text: string): LyricReport => analyzeLyrics(ear, { text })

/** All points of a report, in tenths. */
const tenthsOf = ({ families, findings, remainders }: LyricReport): number[] =>
  [...families.flatMap(({ spans }) => spans), ...findings, ...remainders].map(({ points }) => points * 10)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function expectSoundness(report: LyricReport): void {
  const { text, families, findings, bars, overallScore } = report
  const tenths = tenthsOf(report)
  for (const points of tenths) expect(Math.abs(points - Math.round(points))).toBeLessThan(1e-9)
  expect(sum(tenths.map(Math.round))).toBe(overallScore * 10)
  families.forEach(({ spans, points }, index) => {
    expect(sum(spans.map((span) => Math.round(span.points * 10)))).toBe(Math.round(points * 10))
    for (const span of spans) {
      expect(span.family).toBe(index)
      const syllables = bars[span.line]?.words.flatMap((word) => word.syllables) ?? []
      const own = syllables.slice(span.firstSyllable, span.firstSyllable + span.syllables)
      expect(own.map(({ family }) => family)).toEqual(Array(span.syllables).fill(index))
    }
  })
  for (const { start, end } of [...families.flatMap(({ spans }) => spans), ...findings, ...bars]) {
    expect(start).toBeGreaterThanOrEqual(0)
    expect(end).toBeGreaterThan(start)
    expect(end).toBeLessThanOrEqual(text.length)
  }
  for (const { words } of bars) {
    for (const { start, end, text: word, syllables } of words) {
      expect(text.slice(start, end)).toBe(word)
      expect(syllables.map((syllable) => syllable.text).join('')).toBe(word)
    }
    const places = words.flatMap(({ syllables }) => syllables.map(({ sixteenth }) => sixteenth))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
}

describe('SCORE-70 every point of a total has an owner, and every span lies in its text', () => {
  test.each(VERSES)('in %j', (verse) => {
    expectSoundness(explain(verse))
  })

  test('in anything that can be pasted', () => {
    const words = fc.constantFrom(
      'fire',
      'liar',
      'my',
      'pen',
      "rappin'",
      '\n',
      '!',
      '1,000',
      'é',
      '🎤',
      '’',
      '/',
    )
    const pasted = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."aeinrst 19'’-.,/!\n\t\u0000\ud83déя字🎤"), maxLength: 60 }),
      fc.array(words, { maxLength: 40 }).map((said) => said.join(' ')),
    )
    fc.assert(
      fc.property(pasted, (text) => {
        expectSoundness(explain(text))
      }),
      { numRuns: 80 },
    )
  })
})

test('SCORE-71 the stronger and longer of two rhymes has the more points', () => {
  for (const verse of STRONG) {
    const spans = explain(verse).families.flatMap((family) => family.spans)
    const byClaim = spans.toSorted((a, b) => a.strength * a.syllables - b.strength * b.syllables)
    for (const [index, span] of byClaim.entries()) {
      expect(span.points).toBeGreaterThanOrEqual((byClaim[index - 1]?.points ?? 0) - 0.11)
    }
  }
})

test('SCORE-72 a family of line ends is called what the scheme calls its bars, and no two are called the same', () => {
  for (const verse of [...MEDIAN, ...STRONG]) {
    const { families, bars } = explain(verse)
    const letters = families.map(({ letter }) => letter)
    expect(new Set(letters).size).toBe(letters.length)
    for (const { letter, spans } of families) {
      const ends = spans.filter(({ isLineEnd }) => isLineEnd)
      if (ends.length < 2) continue
      for (const { line } of ends) expect([letter, '-']).toContain(bars[line]?.scheme)
    }
  }
})

test('SCORE-73 a family says why it is one', () => {
  const { families } = explain('your pen is on fire\nso I call you a liar')
  expect(families.map(({ words, reason }) => [words, reason])).toEqual([
    [
      ['fire', 'liar'],
      'Perfect rhyme: the same sounds from the stressed vowel on; twice, at the end of a bar.',
    ],
  ])
})

test('SCORE-74 each bar stands on four beats, its stresses as they are said', () => {
  const [bar] = explain('I cut the tension').bars
  const syllables = bar?.words.flatMap((word) => word.syllables) ?? []
  expect(syllables.map(({ text, stress }) => [text, stress])).toEqual([
    ['I', 0],
    ['cut', 1],
    ['the', 0],
    ['ten', 1],
    ['sion', 0],
  ])
  for (const { sixteenth } of syllables) {
    expect(sixteenth).toBeGreaterThanOrEqual(-4)
    expect(sixteenth).toBeLessThan(16)
  }
})
