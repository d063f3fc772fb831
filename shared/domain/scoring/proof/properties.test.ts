import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { scoreVerse } from '../score-verse.ts'
import { ear } from '../testing/hear.ts'
import { anything, openVerse, writtenVerse } from '../testing/properties/arbitraries.ts'
import { asVerse } from '../testing/properties/rhyming-couplets.ts'

// Thousands of verses; how long they take is no matter here.
vi.setConfig({ testTimeout: 120_000 })
/** Which verses are tried follows from the seed, so that a failure comes again. */
fc.configureGlobal({ seed: 20_26, numRuns: 150 })

const total = (text: string): number => scoreVerse(ear, { text }).total

/** A text with each letter in either case. */
const inAnyCase = (text: string, upper: readonly boolean[]): string =>
  [...text]
    .map((letter, at) => ((upper[at % upper.length] ?? false) ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')

describe('SCORE-57 what changes nothing', () => {
  test('case', () => {
    fc.assert(
      fc.property(writtenVerse, fc.array(fc.boolean(), { minLength: 1 }), (text, upper) => {
        expect(total(inAnyCase(text, upper))).toBe(total(text))
      }),
    )
  })

  test('punctuation at the ends of words', () => {
    const marks = fc.array(
      fc.constantFrom('', '', ',', '.', '!', '?!', ';', ':', '...', ' -', ' —', '"', ')'),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(writtenVerse, marks, (text, put) => {
        let at = 0
        const pointed = text
          .replace(/[,.;:!?"]/g, '')
          .replace(/(?<=\w)(?=[ \n]|$)/g, () => put[(at += 1) % put.length] ?? '')
        expect(total(pointed), pointed).toBe(total(text))
      }),
    )
  })
})

describe('SCORE-58 saying it again', () => {
  test('a repeated line never raises a total, wherever it comes', () => {
    fc.assert(
      fc.property(writtenVerse, fc.nat(), fc.nat(), (text, which, where) => {
        const lines = text.split('\n')
        const line = lines[which % lines.length] ?? ''
        const at = Math.max(which % lines.length, where % (lines.length + 1))
        expect(total(lines.toSpliced(at + 1, 0, line).join('\n'))).toBeLessThanOrEqual(total(text))
      }),
    )
  })

  test('an echo of what was said before never raises a total', () => {
    fc.assert(
      fc.property(writtenVerse, writtenVerse, fc.integer({ min: 1, max: 4 }), (text, answering, lines) => {
        const score = (verse: string): number => scoreVerse(ear, { text: verse, answering }).total
        const echo = answering.split('\n').slice(0, lines).join('\n')
        expect(score(`${text}\n${echo}`)).toBeLessThanOrEqual(score(text))
      }),
    )
  })
})

test('SCORE-84 a couplet that rhymes where it did not never lowers a total', () => {
  fc.assert(
    fc.property(openVerse, ({ couplets, changed }) => {
      const withRhyme = (rhymes: boolean): string =>
        asVerse(couplets.map((one, at) => (at === changed ? { ...one, rhymes } : one)))
      const without = scoreVerse(ear, { text: withRhyme(false) })
      const rhymesByChance = without.rhymes.some(
        ({ line, isLineEnd }) => isLineEnd && line === 2 * changed + 1,
      )
      fc.pre(!rhymesByChance)
      expect(total(withRhyme(true)), withRhyme(true)).toBeGreaterThanOrEqual(without.total)
    }),
  )
})

describe('SCORE-85 any text at all', () => {
  test('has a score, within its bounds, whose parts sum to the total', () => {
    fc.assert(
      fc.property(anything, anything, anything, (text, answering, earlier) => {
        const score = scoreVerse(ear, { text, answering, earlier: [earlier] })
        for (const mark of [score.total, score.rhymeDensity, score.flowQuality, score.creativity]) {
          expect(Number.isInteger(mark) && mark >= 0 && mark <= 100).toBe(true)
        }
        const tenths = Object.values(score.parts).reduce((sum, part) => sum + Math.round(part * 10), 0)
        expect(tenths).toBe(score.total * 10)
        for (const { start, end } of [...score.rhymes, ...score.findings, ...score.lines]) {
          expect(start >= 0 && start <= end && end <= text.length).toBe(true)
        }
      }),
    )
  })

  test.each([
    ['one letter', 'a'],
    ['apostrophes', "'"],
    ['line ends', '\n'],
    ['dots', 'a.'],
    ['fire', '🔥'],
    ['halves of pairs', '\ud800'],
    ['marks', '\u0301'],
    ['two scripts', 'aа'],
    ['short lines', 'a b\n'],
    ['one line', 'I spit hot fire and I never get tired\n'],
  ])('a hundred thousand characters of %s score next to nothing', (_name, bit) => {
    expect(total(bit.repeat(Math.ceil(100_000 / bit.length)))).toBeLessThan(20)
  })
})

describe('SCORE-86 one ear for everyone', () => {
  test('the same verse in the same place has the same score, before and after any other', () => {
    fc.assert(
      fc.property(writtenVerse, anything, writtenVerse, (text, between, answering) => {
        const first = scoreVerse(ear, { text, answering })
        scoreVerse(ear, { text: between, answering: text })
        expect(scoreVerse(ear, { text, answering })).toEqual(first)
      }),
    )
  })

  test('nothing in a score hangs on who says it: only the words, what they answer and what was said count', () => {
    fc.assert(
      fc.property(writtenVerse, writtenVerse, (text, other) => {
        const asPlayer = scoreVerse(ear, { text, answering: other, earlier: [other] })
        const asOpponent = scoreVerse(ear, { text, answering: other, earlier: [other, other] })
        expect(asOpponent).toEqual(asPlayer)
      }),
    )
  })
})
