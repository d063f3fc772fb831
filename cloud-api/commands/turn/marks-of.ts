import type { VerseScore } from '#shared/domain/scoring/verse-score.ts'
import type { MarksRecord } from '../../models/round-record.ts'

/** The part of a verse's score that players see. */
export function marksOf({
  total,
  rhymeDensity,
  flowQuality,
  creativity,
  rhymes,
  findings,
}: VerseScore): MarksRecord {
  return { total, rhymeDensity, flowQuality, creativity, rhymes: [...rhymes], findings: [...findings] }
}
