import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { hear, rhymeOf } from '../testing/hear.ts'
import { MEDIAN, STRONG } from '../testing/sample-verses.ts'
import { reportRhymes } from './rhyme-report.ts'

// Many verses; how long they take is no matter here.
vi.setConfig({ testTimeout: 120_000 })
/** Which verses are tried follows from the seed, so that a failure comes again. */
fc.configureGlobal({ seed: 20_27, numRuns: 100 })

const WORDS = [
  ...new Set(
    [...MEDIAN, ...STRONG]
      .join(' ')
      .toLowerCase()
      .match(/[a-z']+/g) ?? [],
  ),
]
const word = fc.constantFrom(...WORDS)
const bar = fc.array(word, { minLength: 1, maxLength: 10 }).map((words) => words.join(' '))
const verse = fc.array(bar, { minLength: 1, maxLength: 8 })

/** What is heard, without the offsets of the text. */
const heardIn = (text: string) => {
  const { families, share, weighedShare, scheme } = reportRhymes(hear(text))
  const places = families.map(({ kind, spans }) =>
    [
      kind,
      ...spans.map(({ line, firstSyllable, syllables }) => `${line} ${firstSyllable} ${syllables}`),
    ].join(', '),
  )
  return { places, share, weighedShare, scheme }
}

test('SCORE-57 case, punctuation and the style of line ends change no rhyme', () => {
  fc.assert(
    fc.property(verse, (bars) => {
      const plain = heardIn(bars.join('\n'))
      expect(heardIn(bars.join('\r\n').toUpperCase())).toEqual(plain)
      expect(heardIn(bars.map((line) => `"${line.replaceAll(' ', ', ')}" ...`).join('\n\n'))).toEqual(plain)
    }),
  )
})

test('SCORE-10 a rhyme is as strong one way round as the other', () => {
  fc.assert(
    fc.property(bar, bar, (a, b) => {
      const [one, other] = [rhymeOf(a, b), rhymeOf(b, a)]
      expect(other === undefined).toBe(one === undefined)
      expect(other?.strength ?? 0).toBeCloseTo(one?.strength ?? 0, 9)
      expect(other?.kind).toBe(one?.kind)
      expect(other?.syllablesA).toBe(one?.syllablesB)
    }),
  )
})

test('SCORE-14 families have two spans or more, spans never overlap and lie within their bars', () => {
  fc.assert(
    fc.property(verse, (bars) => {
      const text = hear(bars.join('\n'))
      const { families, spans } = reportRhymes(text)
      for (const family of families) expect(family.spans.length).toBeGreaterThan(1)
      spans.forEach((span, at) => {
        const next = spans[at + 1]
        if (next !== undefined) expect(span.end).toBeLessThanOrEqual(next.start)
        expect(span.strength).toBeGreaterThan(0)
        expect(span.syllables).toBeGreaterThan(0)
        expect(span.firstSyllable).toBeGreaterThanOrEqual(0)
        expect(span.firstSyllable + span.syllables).toBeLessThanOrEqual(text.lines[span.line]?.syllables ?? 0)
      })
    }),
  )
})

test('SCORE-15 shares lie between 0 and 1, and no text throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { share, weighedShare } = reportRhymes(hear(text))
      expect(share >= 0 && share <= 1).toBe(true)
      expect(weighedShare >= 0 && weighedShare <= 1.1).toBe(true)
    }),
  )
})

test('SCORE-16 every new bar has its number in the scheme', () => {
  fc.assert(
    fc.property(verse, (bars) => {
      const text = hear(bars.join('\n'))
      expect(reportRhymes(text).scheme).toHaveLength(text.lines.length)
    }),
  )
})
