import { phraseOf, quoteOf, type HeardText } from '../hearing/heard-text.ts'
import { compareTails, type TailRhyme } from '../rhyme/compare-tails.ts'
import { tailsAt, type Tail } from '../rhyme/tail.ts'
import type { RhymeFamily, RhymeSpan } from '../verse-score.ts'

/** Different spans of a family that are compared, each with each; a family of more is told by these. */
const MOST_SPANS = 16

interface SaidSpan {
  readonly phrase: string
  readonly quote: string
  readonly tails: readonly Tail[]
}

/** Two spans of a family with different words. */
export interface FamilyPair {
  /** Their words as written, in lower case, the earlier ones first. */
  readonly words: readonly [string, string]
  /** How they rhyme by these words alone; nothing where only others tie them together. */
  readonly rhyme: TailRhyme | undefined
}

function saidAt(heard: HeardText, { start, end, isLineEnd }: RhymeSpan): SaidSpan[] {
  for (const { words } of heard.lines) {
    const said = words.filter((word) => word.start >= start && word.end <= end)
    if (said.length === 0) continue
    const tails = tailsAt(said, said.length - 1, isLineEnd)
    return [{ phrase: phraseOf(said), quote: quoteOf(said), tails }]
  }
  return []
}

/** Every two spans of a family that say different words, in the order of the text. */
export function pairsOf(heard: HeardText, { spans }: RhymeFamily): FamilyPair[] {
  const different = new Map<string, SaidSpan>()
  for (const said of spans.flatMap((span) => saidAt(heard, span)))
    if (!different.has(said.phrase)) different.set(said.phrase, said)
  const all = [...different.values()].slice(0, MOST_SPANS)
  return all.flatMap((first, index) =>
    all.slice(index + 1).map((second): FamilyPair => {
      const rhyme = compareTails(first.tails, second.tails)
      return { words: [first.quote, second.quote], rhyme }
    }),
  )
}
