import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import { STALE, sumOf } from './sections.ts'

export interface PointRow {
  readonly name: string
  readonly reason: string
  readonly points: number
}

const counted = (count: number, one: string, more: string): string =>
  count === 0 ? 'None heard.' : `${String(count)} ${count === 1 ? one : more}.`

/** What a total is made of, in few rows: their points sum to it. */
export function pointRows(analysis: LyricAnalysis): readonly PointRow[] {
  const { families, findings, remainders } = analysis
  const good = findings.filter(({ kind }) => !STALE.has(kind))
  const bad = findings.filter(({ kind }) => STALE.has(kind))
  const rows: PointRow[] = [
    {
      name: 'Rhyme',
      reason: counted(families.length, 'family of rhymes', 'families of rhymes'),
      points: sumOf(families.map(({ points }) => points)),
    },
    {
      name: 'Wordplay',
      reason: counted(good.length, 'find', 'finds'),
      points: sumOf(good.map(({ points }) => points)),
    },
    ...remainders.map(({ name, reason, points }) => ({ name, reason, points })),
  ]
  if (bad.length === 0) return rows
  const against = {
    name: 'Marked down',
    reason: counted(bad.length, 'find', 'finds'),
    points: sumOf(bad.map(({ points }) => points)),
  }
  return [...rows, against]
}
