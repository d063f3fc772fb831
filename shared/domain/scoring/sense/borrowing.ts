import { valueOn, type Curve } from '../curve.ts'
import { wordsOf, type HeardLine, type HeardText } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { ownShare } from './own-stretches.ts'
import { share } from './share.ts'

/** Words that make a run that can be recognised. */
const RUN = 3
/** With fewer words of content a bar shares them by chance. */
const LEAST_CONTENT = 3
/** How much of what a bar took it turns, by the share of it that is its own. */
const TURNED: Curve = [
  [0.3, 0],
  [0.5, 0.7],
]

const runsOf = (keys: readonly string[]): string[] =>
  keys.slice(RUN - 1).map((_, start) => keys.slice(start, start + RUN).join(' '))

const contentOf = ({ words }: HeardLine): string[] =>
  words.filter(({ isFunctionWord }) => !isFunctionWord).map(({ key }) => stemOf(key))

const shareIn = (items: readonly string[], said: ReadonlySet<string>): number =>
  share(items.filter((item) => said.has(item)).length, items.length)

/**
 * How much of a verse was said before it: for each bar the larger of two shares, its runs of three words that were said, and
 * its content words that one bar had, less by what it turns; the mean over the bars, from 0 to 1. A bar taken over with words
 * changed, swapped or shuffled has most of it; one that answers what it took with words of its own hardly any.
 */
export function borrowedShare(text: HeardText, before: HeardText): number {
  const runs = new Set(runsOf(wordsOf(before).map(({ key }) => key)))
  const bars = before.lines.map((line) => new Set(contentOf(line)))
  const borrowed = text.lines.map((line) => {
    const content = contentOf(line)
    const ofBar =
      content.length < LEAST_CONTENT ? 0 : Math.max(0, ...bars.map((bar) => shareIn(content, bar)))
    const ofRuns = runsOf(line.words.map(({ key }) => key)).map((run) => runs.has(run))
    const isTaken = line.words.map((_, at) => ofRuns.slice(Math.max(0, at - RUN + 1), at + 1).includes(true))
    const taken = Math.max(share(ofRuns.filter(Boolean).length, ofRuns.length), ofBar)
    return taken * (1 - valueOn(TURNED, ownShare(line.words, isTaken, before.lines)))
  })
  return share(
    borrowed.reduce((sum, value) => sum + value, 0),
    borrowed.length,
  )
}
