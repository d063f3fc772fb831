import { valueOn, type Curve } from '../curve.ts'
import type { HeardLine } from '../hearing/heard-text.ts'
import type { RhymeKind, RhymeSpan } from '../verse-score.ts'

/** What a syllable in a rhyme counts: one on vowels alone is found in talk too. */
const COUNTS: Readonly<Record<RhymeKind, number>> = {
  multisyllabic: 1,
  mosaic: 1,
  perfect: 1,
  slant: 0.85,
  assonant: 0,
}
/** One long rhyme alone ties no bar inside: so many of its syllables count. */
const MOST_OF_ONE = 2
/**
 * By the syllables in rhyme in a bar how firmly they tie it, wherever they stand. A couplet has one or two; prose has
 * three in one bar of fifty.
 */
const FIRM: Curve = [
  [2, 0],
  [3, 0.7],
  [4, 1],
]

/** How firmly each bar is tied by the rhymes inside it and with the bar beside it, 0 to 1. A grammar word ties nothing. */
export const innerTies = (lines: readonly HeardLine[], spans: readonly RhymeSpan[]): number[] =>
  lines.map(({ words }, line) => {
    const grammarEnds = new Set(words.filter(({ isFunctionWord }) => isFunctionWord).map(({ end }) => end))
    const rhyming = spans.filter((span) => span.line === line && !grammarEnds.has(span.end))
    return valueOn(
      FIRM,
      rhyming.reduce((sum, { kind, syllables }) => sum + COUNTS[kind] * Math.min(MOST_OF_ONE, syllables), 0),
    )
  })
