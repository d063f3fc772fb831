import type { Finding, RhymeSpan, VerseScore } from '../verse-score.ts'
import { apportion } from './apportion.ts'
import { REMAINDERS, type RemainderName } from './remainders.ts'

/** What a total is made of, in tenths of a point: all of it sums to the total. */
export interface PointsOfScore {
  /** For each family, for each of its spans. */
  readonly spans: readonly (readonly number[])[]
  /** For each finding. */
  readonly findings: readonly number[]
  /** What is not 0, in the order of the parts of a total. */
  readonly remainders: readonly { readonly name: RemainderName; readonly tenths: number }[]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A rhyme's claim to points: how sure it is, for as many syllables as it has. */
const claimOf = ({ strength, syllables }: RhymeSpan): number => strength * syllables

/**
 * Gives findings their share. Those that count against the verse are charged at the price that the others are paid, and
 * together no more than freshness lost.
 */
function findingTenths(findings: readonly Finding[], earned: number, lost: number): number[] {
  const worth = findings.map(({ weight }) => Math.max(0, weight))
  const fault = findings.map(({ weight }) => Math.max(0, -weight))
  const paid = apportion(earned, worth)
  const asked = sum(worth) > 0 ? Math.round((sum(fault) * earned) / sum(worth)) : lost
  const charged = apportion(-Math.min(lost, asked), fault)
  return findings.map((_, index) => (paid[index] ?? 0) + (charged[index] ?? 0))
}

/** Parts a total among what earned it (SCORE-70, SCORE-71). */
export function pointsOf({ parts, creativitySources, families, findings }: VerseScore): PointsOfScore {
  const tenths = (points: number): number => Math.round(points * 10)
  const all = families.flatMap(({ spans }) => spans)
  const rhymed = apportion(tenths(parts.rhyme), all.map(claimOf))
  const { words, freshness, staleness, pictures, findings: finds } = creativitySources
  const creativity = tenths(parts.creativity)
  const [, chosen = 0, pictured = 0, earned = 0] = apportion(creativity, [freshness, words, pictures, finds])
  const mark = freshness + words + pictures + finds
  const lost = mark === 0 ? 0 : Math.round((creativity * staleness) / mark)
  const found = findingTenths(findings, earned, lost)
  let at = 0
  const remainders: Readonly<Record<RemainderName, number>> = {
    flow: tenths(parts.flow),
    // What the stale ones cost was freshness before they were heard.
    freshness: creativity - chosen - pictured - sum(found),
    words: chosen,
    pictures: pictured,
    sense: tenths(parts.sense),
    length: tenths(parts.length),
    repetition: tenths(parts.repetition),
    rhyme: tenths(parts.rhyme) - sum(rhymed),
  }
  return {
    spans: families.map(({ spans }) => rhymed.slice(at, (at += spans.length))),
    findings: found,
    remainders: REMAINDERS.map((name) => ({ name, tenths: remainders[name] })).filter(
      ({ tenths }) => tenths !== 0,
    ),
  }
}
