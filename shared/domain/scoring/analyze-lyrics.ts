import type { Pronouncer } from '../phonetics/phonetics.ts'
import { scoreVerse } from './score-verse.ts'
import type { Finding, RhymeSpan, VerseScore } from './verse-score.ts'
import type { Score } from '#shared/std/units.ts'

/** The ear's report on a text, for reading (the shape of contract/http/lyrics.ts). */
export interface LyricReport {
  readonly overallScore: Score
  readonly rhymeDensity: {
    readonly score: Score
    /** "fire / liar", strongest family first. */
    readonly endRhymes: string[]
    readonly internalRhymes: string[]
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
}

/** Examples of each sort at most. */
const MOST_EXAMPLES = 8
/** Words of a family written out at most. */
const MOST_WORDS = 4

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** Each family with two different words or more, written out: "fire / liar". */
function examplesOf(text: string, spans: readonly RhymeSpan[]): string[] {
  const families = [...Map.groupBy(spans, ({ family }) => family)].sort(([a], [b]) => a - b)
  return families
    .map(([, members]) => [
      ...new Set(members.map(({ start, end }) => oneLine(text.slice(start, end)).toLowerCase())),
    ])
    .filter((words) => words.length > 1)
    .map((words) => words.slice(0, MOST_WORDS).join(' / '))
    .slice(0, MOST_EXAMPLES)
}

/** Families that have an inner word, each with the words it ties together. */
function internalExamples(text: string, { rhymes }: VerseScore): string[] {
  const inner = new Set(rhymes.filter(({ isLineEnd }) => !isLineEnd).map(({ family }) => family))
  return examplesOf(
    text,
    rhymes.filter(({ family }) => inner.has(family)),
  )
}

const quote = (text: string, { start, end }: Finding): string => oneLine(text.slice(start, end))

/** Hears a text as a verse that answers nothing and writes the findings out for reading. */
export function analyzeLyrics(ear: Pronouncer, text: string): LyricReport {
  const score = scoreVerse(ear, { text })
  const found = (...kinds: readonly Finding['kind'][]): Finding[] =>
    score.findings.filter(({ kind }) => kinds.includes(kind)).slice(0, MOST_EXAMPLES)
  return {
    overallScore: score.total,
    rhymeDensity: {
      score: score.rhymeDensity,
      endRhymes: examplesOf(
        text,
        score.rhymes.filter(({ isLineEnd }) => isLineEnd),
      ),
      internalRhymes: internalExamples(text, score),
    },
    flowAnalysis: {
      score: score.flowQuality,
      rhythmConsistency: score.rhythmConsistency,
      syllablePattern: [...score.syllablesPerLine],
    },
    creativityAnalysis: {
      score: score.creativity,
      detectedWordplay: found('wordplay', 'punchline').map(
        (finding) => `${quote(text, finding)} - ${finding.reason}`,
      ),
      detectedMetaphors: found('simile', 'metaphor').map((finding) => quote(text, finding)),
    },
  }
}
