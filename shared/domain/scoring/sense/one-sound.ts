import type { HeardWord } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import type { RhymeSpan } from '../verse-score.ts'
import { share } from './share.ts'

/** With fewer content words a verse on one rhyme is only short. */
const LEAST_CONTENT = 10

/** A place where a rhyme of two syllables or more ends: such a chain is craft ("lethal, people, equal, needle"). */
const LONG_WORTH = 0.8

const worthOf = ({ syllables }: RhymeSpan): number => (syllables > 1 ? LONG_WORTH : 1)

/** Fewer bars are no stretch of one sound. */
const LEAST_BARS = 4

/**
 * The most places a bar that one rhyme has from its first bar to its last; mere vowels do not count. Verses written for this
 * repository have three at most, those full of rhymes inside.
 */
export function densestFamily({ families }: RhymeReport): number {
  const rates = families.map(({ spans }) => {
    const lines = spans.map(({ line }) => line)
    const bars = Math.max(...lines) - Math.min(...lines) + 1
    const places = spans.reduce((sum, span) => sum + (span.kind === 'assonant' ? 0 : worthOf(span)), 0)
    return places / Math.max(LEAST_BARS, bars)
  })
  return Math.max(0, ...rates)
}

/**
 * The share of content words that close a rhyme of one family, the largest, 0 to 1: graded verses have .28 at most, the
 * densest that we know .53.
 */
export function largestFamilyShare(content: readonly HeardWord[], { families }: RhymeReport): number {
  if (content.length < LEAST_CONTENT) return 0
  const sizes = families.map(({ spans }) => {
    const closes = new Map(
      spans.filter(({ kind }) => kind !== 'assonant').map((span) => [span.end, worthOf(span)]),
    )
    return content.reduce((sum, { end }) => sum + (closes.get(end) ?? 0), 0)
  })
  return share(Math.max(0, ...sizes), content.length)
}
