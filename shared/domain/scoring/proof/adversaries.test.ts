import { describe, expect, test, vi } from 'vitest'
import { cutText } from '../explanation/cut-text.ts'
import { scoreVerse } from '../score-verse.ts'
import { ADVERSARIES, attemptsOf, TEN_THOUSAND_WORDS } from '../testing/adversaries/adversaries.ts'
import { scoreGraded, totalsOf } from '../testing/graded/measure-graded.ts'
import { ear } from '../testing/hear.ts'
import { MEDIAN } from '../testing/sample-verses.ts'

// Hundreds of verses; how long they take is no matter here.
vi.setConfig({ testTimeout: 120_000 })

/** The lowest total of an honest verse of a median amateur. */
const honest = Math.min(
  ...totalsOf(scoreGraded(ear), 3),
  ...MEDIAN.map((text) => scoreVerse(ear, { text }).total),
)

describe('SCORE-81 no way around making a verse beats an honest median one', () => {
  test.each(ADVERSARIES.map((adversary) => [adversary.name, adversary] as const))(
    '%s',
    (_name, adversary) => {
      for (const verse of attemptsOf(adversary)) {
        expect(scoreVerse(ear, verse).total, verse.text).toBeLessThan(honest)
      }
    },
  )

  test.each(TEN_THOUSAND_WORDS)('ten thousand words, as much of them as is heard: %s', (_name, text) => {
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(10_000)
    expect(scoreVerse(ear, { text: cutText(text).text }).total).toBeLessThan(honest)
  })
})
