import type { HeardWord } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import { share } from './share.ts'

/** With fewer content words a verse on one rhyme is only short. */
const LEAST_CONTENT = 10

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
    return spans.filter(({ kind }) => kind !== 'assonant').length / Math.max(LEAST_BARS, bars)
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
    const closes = new Set(spans.filter(({ kind }) => kind !== 'assonant').map(({ end }) => end))
    return content.filter(({ end }) => closes.has(end)).length
  })
  return share(Math.max(0, ...sizes), content.length)
}
