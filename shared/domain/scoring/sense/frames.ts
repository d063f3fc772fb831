import type { HeardLine, HeardText } from '../hearing/heard-text.ts'
import { share } from './share.ts'

/** Words of a run; with its two grammar words it is a construction, not a common pair. */
const RUN = 4
const LEAST_GRAMMAR = 2
/** Any content word, and the ends of a bar. */
const SLOT = '_'
const OPENS = '^'
const CLOSES = '$'

/** A bar with its content words left blank: "I _ like a _". */
const frameOf = ({ words }: HeardLine): string[] => [
  OPENS,
  ...words.map(({ key, isFunctionWord }) => (isFunctionWord ? key : SLOT)),
  CLOSES,
]

const grammarIn = (run: readonly string[]): number =>
  run.filter((key) => key !== SLOT && key !== OPENS && key !== CLOSES).length

/**
 * How much of a verse is one frame filled in again: the share of its runs of four, content words left blank, that it had
 * before; from 0 to 1. What people wrote for this repository has .02 at the median and .11 at most.
 */
export function refilledShare(text: HeardText): number {
  const heard = new Set<string>()
  let runs = 0
  for (const line of text.lines) {
    const frame = frameOf(line)
    for (let start = 0; start + RUN <= frame.length; start += 1) {
      const run = frame.slice(start, start + RUN)
      if (grammarIn(run) < LEAST_GRAMMAR) continue
      runs += 1
      heard.add(run.join(' '))
    }
  }
  return share(runs - heard.size, runs)
}
