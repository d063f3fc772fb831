import type { Finding, RhymeSpan, VerseScore } from '../verse-score.ts'

/** What the ear found, written out for reading. */
export interface WrittenReport {
  /** "fire / liar", strongest family first. */
  readonly endRhymes: string[]
  readonly internalRhymes: string[]
  /** "heat - why", in the order of the text. */
  readonly wordplay: string[]
  readonly metaphors: string[]
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

/** Writes out what a score found in its text: eight of each sort at most. */
export function writtenReport(text: string, score: VerseScore): WrittenReport {
  const found = (...kinds: readonly Finding['kind'][]): Finding[] =>
    score.findings.filter(({ kind }) => kinds.includes(kind)).slice(0, MOST_EXAMPLES)
  const quote = ({ start, end }: Finding): string => oneLine(text.slice(start, end))
  return {
    endRhymes: examplesOf(
      text,
      score.rhymes.filter(({ isLineEnd }) => isLineEnd),
    ),
    internalRhymes: internalExamples(text, score),
    wordplay: found('wordplay', 'punchline').map((finding) => `${quote(finding)} - ${finding.reason}`),
    metaphors: found('simile', 'metaphor').map(quote),
  }
}
