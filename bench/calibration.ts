import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { HELD_OUT, GRADED } from '#shared/domain/scoring/testing/graded/graded-verses.ts'
import {
  inversionsOf,
  LEVELS,
  medianOf,
  rankCorrelation,
  scoreGraded,
  totalsOf,
  type ScoredVerse,
} from '#shared/domain/scoring/testing/graded/measure-graded.ts'
import { type Bench, progress } from './support/bench.ts'

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const openingOf = ({ topic, level, score, text }: ScoredVerse): string =>
  `${topic} ${level}: ${score.total} (rhyme ${score.rhymeDensity}, flow ${score.flowQuality}, creativity ${score.creativity}) ${text.split('\n')[0] ?? ''}`

function figuresOf(verses: readonly ScoredVerse[]) {
  const { pairs, wrong } = inversionsOf(verses)
  return {
    verses: verses.length,
    medianByLevel: LEVELS.map((level) => medianOf(totalsOf(verses, level))),
    rangeByLevel: LEVELS.map((level) => {
      const totals = totalsOf(verses, level)
      return [Math.min(...totals), Math.max(...totals)]
    }),
    rankCorrelation: rounded(rankCorrelation(verses)),
    pairs,
    inversions: wrong.length,
    inversionsTwoLevelsApart: wrong.filter(({ lower, higher }) => higher.level - lower.level > 1).length,
  }
}

/**
 * The scale against the graded verses. Figures do not change from run to run. `verses` after the name prints each verse of the
 * topics that calibration may look at; the held-out topics are never printed.
 */
export const bench: Bench = {
  defaultRuns: 1,
  needs: ['dictionary'],
  async measure(_runs, [show]) {
    const ear = await loadPronouncer()
    const isHeldOut = (topic: string) => HELD_OUT.includes(topic)
    const open = scoreGraded(
      ear,
      Object.keys(GRADED).filter((topic) => !isHeldOut(topic)),
    )
    if (show === 'verses')
      for (const verse of open.toSorted((a, b) => a.level - b.level)) progress(openingOf(verse))
    return { development: figuresOf(open), heldOut: figuresOf(scoreGraded(ear, HELD_OUT)) }
  },
}
