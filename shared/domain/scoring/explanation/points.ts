import type { RhymeSpan, VerseScore } from '../verse-score.ts'
import { apportion } from './apportion.ts'

/** What a total is made of, in tenths of a point: all of it sums to the total. */
export interface PointsOfScore {
  /** For each family, for each of its spans. */
  readonly spans: readonly (readonly number[])[]
  /** For each finding. */
  readonly findings: readonly number[]
  readonly remainders: readonly { readonly name: string; readonly reason: string; readonly tenths: number }[]
}

/** What the marks weigh in a total (SCORE-50). */
const RHYME = 0.45
const FLOW = 0.2
const CREATIVITY = 0.35

/** A rhyme's claim to points: how sure it is, for as many syllables as it has. */
const claimOf = ({ strength, syllables }: RhymeSpan): number => strength * syllables

/** Parts a total among what earned it (SCORE-70, SCORE-71). */
export function pointsOf(score: VerseScore): PointsOfScore {
  const { rhymeDensity, flowQuality, creativity, families, findings } = score
  const [rhyme = 0, flow = 0, wit = 0] = apportion(score.total * 10, [
    RHYME * rhymeDensity,
    FLOW * flowQuality,
    CREATIVITY * creativity,
  ])
  const all = families.flatMap(({ spans }) => spans)
  const rhymeShares = apportion(rhyme, all.map(claimOf))
  const [freshness = 0, ...found] = apportion(wit, [2, ...findings.map(() => 1)])
  let at = 0
  return {
    spans: families.map(({ spans }) => rhymeShares.slice(at, (at += spans.length))),
    findings: found,
    remainders: [
      { name: 'flow', reason: flowReason(score), tenths: flow },
      { name: 'freshness', reason: 'Words of its own, and pictures.', tenths: freshness },
    ],
  }
}

function flowReason({ syllablesPerLine, rhythmConsistency }: VerseScore): string {
  const [least, most] = [Math.min(...syllablesPerLine), Math.max(...syllablesPerLine)]
  const spread = least === most ? `${most}` : `${least} to ${most}`
  return `${spread} syllables a bar, ${rhythmConsistency}% even.`
}
