import type { CreativityReport } from './creativity/creativity.ts'
import { valueOn, type Curve } from './curve.ts'
import { syllablesOf, type HeardText } from './hearing/heard-text.ts'
import type { RhymeReport } from './rhyme/rhyme-report.ts'
import type { MarkSources } from './verse-score.ts'
import { barsWorth, type WordingReport } from './wording/wording.ts'

/**
 * The rhyme mark for the syllables that rhyme in a bar, weighed (SCORE-17). Real rap has 1.1, 1.6, 2.3, 2.9 and 3.9 at its
 * 5th, 25th, 50th, 75th and 95th percentile: experts' shares of .109, .159, .223, .284 and .382 in bars of 10.3 syllables
 * (372 verses of the MCFlow corpus). Plain couplets have one, a little less where some of them are slant.
 */
const RHYME: Curve = [
  [0, 0],
  [0.5, 20],
  [0.9, 40],
  [1.6, 56],
  [2.3, 75],
  [2.9, 86],
  [3.9, 96],
  [5, 100],
]

/** How much of the mark for creativity is the choice of words. */
const WORDING = 0.7

/** How much rhyme there is, 0 to 100. */
export const rhymeMark = (text: HeardText, { weighedShare }: RhymeReport): number =>
  valueOn(RHYME, (weighedShare * syllablesOf(text)) / Math.max(1, barsWorth(text)))

/** Wit and choice of words together, 0 to 100, and what each brings (SCORE-39). */
export function creativityMark(
  { mark, sources }: CreativityReport,
  wording: WordingReport,
): { readonly mark: number; readonly sources: MarkSources } {
  const wit = 1 - WORDING
  return {
    mark: WORDING * wording.mark + wit * mark,
    sources: {
      words: WORDING * wording.mark,
      freshness: wit * sources.freshness,
      staleness: wit * sources.staleness,
      pictures: wit * sources.pictures,
      findings: wit * sources.findings,
    },
  }
}
