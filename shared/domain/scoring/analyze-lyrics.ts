import type { Score, Share } from '#shared/std/units.ts'
import type { Pronouncer } from '../phonetics/phonetics.ts'
import type { Explanation } from './explanation/explanation.ts'
import { explainVerse } from './explanation/explain-verse.ts'
import { writtenReport } from './explanation/written-report.ts'
import { hearPlace, hearVerse, scoreHeard } from './score-verse.ts'
import type { HeardVerse } from './verse-score.ts'

/** The ear's report on a text (the shape of contract/http/lyrics.ts): what it found, written out, and why it scores so. */
export interface LyricReport extends Explanation {
  readonly overallScore: Score
  /** Percent of the reference writers below it (SCORE-82). */
  readonly percentile: number
  readonly rhymeDensity: {
    readonly score: Score
    /** "fire / liar", strongest family first. */
    readonly endRhymes: string[]
    readonly internalRhymes: string[]
    readonly shareOfSyllablesInRhyme: Share
    readonly meanLongestVowelMatch: number
  }
  readonly flowAnalysis: {
    readonly score: Score
    readonly rhythmConsistency: Score
    readonly syllablePattern: number[]
  }
  readonly creativityAnalysis: {
    readonly score: Score
    readonly detectedWordplay: string[]
    readonly detectedMetaphors: string[]
  }
  /** The text that all offsets count in. */
  readonly text: string
}

/** Hears a verse, in the place where it was said, and explains its score (SCORE-70 to SCORE-76). */
export function analyzeLyrics(ear: Pronouncer, verse: HeardVerse): LyricReport {
  const { text } = verse
  const heard = hearVerse(ear, text, hearPlace(ear, verse))
  const score = scoreHeard(heard)
  const { endRhymes, internalRhymes, wordplay, metaphors } = writtenReport(text, score)
  return {
    overallScore: score.total,
    percentile: score.percentile,
    rhymeDensity: {
      score: score.rhymeDensity,
      endRhymes,
      internalRhymes,
      shareOfSyllablesInRhyme: score.shareOfSyllablesInRhyme,
      meanLongestVowelMatch: score.meanLongestVowelMatch,
    },
    flowAnalysis: {
      score: score.flowQuality,
      rhythmConsistency: score.rhythmConsistency,
      syllablePattern: [...score.syllablesPerLine],
    },
    creativityAnalysis: {
      score: score.creativity,
      detectedWordplay: wordplay,
      detectedMetaphors: metaphors,
    },
    text,
    ...explainVerse(text, heard.text, score),
  }
}
