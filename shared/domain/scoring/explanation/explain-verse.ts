import type { HeardText } from '../hearing/heard-text.ts'
import type { RhymeFamily, VerseScore } from '../verse-score.ts'
import type { ExplainedFamily, Explanation } from './explanation.ts'
import { familyLetters } from './family-letters.ts'
import { pairsOf } from './family-pairs.ts'
import { pointsOf } from './points.ts'
import { remainderReason } from './remainders.ts'
import { rhymeReason } from './rhyme-reason.ts'
import { syllableGrid } from './syllable-grid.ts'

/** Tenths of a point as points. */
const inPoints = (tenths: number): number => tenths / 10

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function explainFamily(
  text: string,
  heard: HeardText,
  family: RhymeFamily,
  letter: string,
  tenths: readonly number[],
): ExplainedFamily {
  const words = family.spans.map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/g, ' ').toLowerCase(),
  )
  return {
    ...family,
    letter,
    words: [...new Set(words)],
    reason: rhymeReason(family, pairsOf(heard, family)),
    points: inPoints(sum(tenths)),
    spans: family.spans.map((span, index) => ({ ...span, points: inPoints(tenths[index] ?? 0) })),
  }
}

/**
 * Says of a score where each point of it comes from (SCORE-70 to SCORE-74).
 * @param text the verse as it was scored
 * @param heard the same verse as it was heard
 */
export function explainVerse(text: string, heard: HeardText, score: VerseScore): Explanation {
  const { spans, findings, remainders } = pointsOf(score)
  const letters = familyLetters(score.families, score.scheme)
  return {
    families: score.families.map((family, index) =>
      explainFamily(text, heard, family, letters[index] ?? '', spans[index] ?? []),
    ),
    findings: score.findings.map((finding, index) => ({
      ...finding,
      points: inPoints(findings[index] ?? 0),
    })),
    remainders: remainders.map(({ name, tenths }) => ({
      name,
      reason: remainderReason(name, score),
      points: inPoints(tenths),
    })),
    bars: syllableGrid(heard, score),
  }
}
