import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { METAPHORS, STALE, sumOf, WORDPLAY } from './sections.ts'

export interface PointRow {
  readonly name: string
  readonly reason: string
  readonly points: number
}

const counted = (count: number, one: string, more: string): string =>
  count === 0 ? 'None heard.' : `${String(count)} ${count === 1 ? one : more}.`

/** What a total is made of, in few rows: their points sum to it. Findings have the rows that they have sections of the list. */
export function pointRows({ families, findings, remainders }: LyricAnalysis): readonly PointRow[] {
  const found = (name: string, kinds: ReadonlySet<string>): PointRow => {
    const points = findings.filter(({ kind }) => kinds.has(kind)).map((finding) => finding.points)
    return { name, reason: counted(points.length, 'find', 'finds'), points: sumOf(points) }
  }
  const rows: PointRow[] = [
    {
      name: 'Rhyme',
      reason: counted(families.length, 'family of rhymes', 'families of rhymes'),
      points: sumOf(families.map(({ points }) => points)),
    },
    found('Wordplay', WORDPLAY),
    found('Metaphors', METAPHORS),
    ...remainders.map(({ name, reason, points }) => ({ name, reason, points })),
  ]
  return findings.some(({ kind }) => STALE.has(kind)) ? [...rows, found('Marked down', STALE)] : rows
}
