import { valueOn, type Curve } from '../curve.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import { share } from './share.ts'

/** Grammar words that only hang one thing to the next: nobody is spoken of and nothing is asked, denied or reasoned. */
const GLUE = new Set(
  'a an the and or of in on at with from for to by upon is are was were has had have my your his her their'.split(
    ' ',
  ),
)
/** Share of them among the grammar words: nine in ten of our verses have under .7. */
const GLUED: Curve = [
  [0.78, 0],
  [0.9, 1],
]
/** Share of the content words that close a rhyme: the densest honest verses have .67. */
const RHYMED: Curve = [
  [0.6, 0],
  [0.75, 1],
]

/** How much a verse is a list of rhyming things with grammar words between, 0 to 1: both must be beyond what people write. */
export function rhymingList(text: HeardText, { spans }: RhymeReport): number {
  const words = wordsOf(text)
  const grammar = words.filter(({ isFunctionWord }) => isFunctionWord)
  const content = words.filter(({ isFunctionWord }) => !isFunctionWord)
  const closes = new Set(spans.filter(({ kind }) => kind !== 'assonant').map(({ end }) => end))
  const glued = share(grammar.filter(({ key }) => GLUE.has(key)).length, grammar.length)
  const rhymed = share(content.filter(({ end }) => closes.has(end)).length, content.length)
  return valueOn(GLUED, glued) * valueOn(RHYMED, rhymed)
}
