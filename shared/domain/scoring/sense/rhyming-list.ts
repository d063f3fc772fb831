import { valueOn, type Curve } from '../curve.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import { gluedness } from './glue.ts'
import { share } from './share.ts'

/** Share of the content words that close a rhyme: the densest honest verses have .67. */
const RHYMED: Curve = [
  [0.6, 0],
  [0.75, 1],
]

/** How much a verse is a list of rhyming things with grammar words between, 0 to 1: both must be beyond what people write. */
export function rhymingList(text: HeardText, { spans }: RhymeReport): number {
  const words = wordsOf(text)
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord)
  const closes = new Set(spans.filter(({ kind }) => kind !== 'assonant').map(({ end }) => end))
  const rhymed = share(content.filter(({ end }) => closes.has(end)).length, content.length)
  return gluedness(words) * valueOn(RHYMED, rhymed)
}
