import type { HeardWord } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import type { RhymeFamily } from '../verse-score.ts'
import { share } from './share.ts'

/** With fewer content words a verse on one rhyme is only short. */
const LEAST_CONTENT = 10

/** A place of a rhyme that is mostly two syllables long: such a chain is craft ("lethal, people, equal, needle"). */
const TWO_WORTH = 0.8
/** The same for three syllables and more. */
const LONG_WORTH = 0.6

/** What each place of a family counts, by how long its rhyme mostly is. */
function worthOf({ spans }: RhymeFamily): number {
  const lengths = spans.map(({ syllables }) => syllables).sort((a, b) => a - b)
  const median = lengths[Math.floor((lengths.length - 1) / 2)] ?? 1
  return median >= 3 ? LONG_WORTH : median === 2 ? TWO_WORTH : 1
}

/** Fewer bars are no stretch of one sound. */
const LEAST_BARS = 4

/**
 * The most places a bar that one rhyme has from its first bar to its last; mere vowels do not count. Verses written for this
 * repository have three at most, those full of rhymes inside.
 */
export function densestFamily({ families }: RhymeReport): number {
  const rates = families.map((family) => {
    const { spans } = family
    const lines = spans.map(({ line }) => line)
    const bars = Math.max(...lines) - Math.min(...lines) + 1
    const places = spans.filter(({ kind }) => kind !== 'assonant').length
    return (worthOf(family) * places) / Math.max(LEAST_BARS, bars)
  })
  return Math.max(0, ...rates)
}

/**
 * The share of content words that close a rhyme of one family, the largest, 0 to 1: graded verses have .28 at most, the
 * densest that we know .53.
 */
export function largestFamilyShare(content: readonly HeardWord[], { families }: RhymeReport): number {
  if (content.length < LEAST_CONTENT) return 0
  const sizes = families.map((family) => {
    const closes = new Set(family.spans.filter(({ kind }) => kind !== 'assonant').map(({ end }) => end))
    return worthOf(family) * content.filter(({ end }) => closes.has(end)).length
  })
  return share(Math.max(0, ...sizes), content.length)
}
