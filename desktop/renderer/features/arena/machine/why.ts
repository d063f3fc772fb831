import type { VerseMarks } from '#shared/contract/http/battles.ts'

/** A rhyme family as words, each once, in the order in which they are heard. */
export type RhymedWords = readonly string[]

/** A thing the ear found, with the words it found it in. */
export interface Reason {
  readonly kind: VerseMarks['findings'][number]['kind']
  readonly quote: string
  readonly reason: string
}

/** How much a kind of rhyme weighs when families are compared. */
const STRENGTH: Readonly<Record<VerseMarks['rhymes'][number]['kind'], number>> = {
  mosaic: 3,
  multisyllabic: 3,
  perfect: 2,
  slant: 1,
  assonant: 0.5,
}

/**
 * The rhymes that made a verse: the families with the most and the truest rhymes first. A family of which only one
 * word can be told apart is repetition and is left out.
 */
export function strongestRhymes(
  verse: string,
  rhymes: VerseMarks['rhymes'],
  atMost: number,
): readonly RhymedWords[] {
  const families = Map.groupBy(
    rhymes.toSorted((a, b) => a.start - b.start),
    ({ family }) => family,
  )
  return [...families.values()]
    .map((spans) => ({
      words: [...new Set(spans.map(({ start, end }) => verse.slice(start, end).trim().toLowerCase()))],
      strength: spans.reduce((sum, { kind }) => sum + STRENGTH[kind], 0),
    }))
    .filter(({ words }) => words.length > 1)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, atMost)
    .map(({ words }) => words)
}

/** What the ear found, each with the words it is about, on one line. */
export const reasonsOf = (verse: string, findings: VerseMarks['findings']): readonly Reason[] =>
  findings.map(({ kind, start, end, reason }) => ({
    kind,
    quote: verse.slice(start, end).replace(/\s+/g, ' ').trim(),
    reason,
  }))
