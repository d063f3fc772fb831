import { loadPronouncer } from '../cloud-api/ear/load-pronouncer.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import { ADVERSARIES, attemptsOf } from '#shared/domain/scoring/testing/adversaries/adversaries.ts'
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
import { percentBelow } from '#shared/domain/scoring/testing/graded/reference.ts'
import { type Bench, progress } from './support/bench.ts'

/** Adversaries that are told, the most dangerous first. */
const WORST = 5
/** Totals at which the reference of the percentile is told. */
const TOTALS = [10, 20, 30, 40, 50, 60, 70, 80, 90]

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const firstLine = (text: string): string => text.split('\n')[0] ?? ''
const tell = ({ topic, level, score, text }: ScoredVerse): void => {
  const { total, rhymeDensity, flowQuality, creativity } = score
  progress(
    `${level} ${topic}: ${total} (rhyme ${rhymeDensity}, flow ${flowQuality}, creativity ${creativity}) ${firstLine(text)}`,
  )
}

function figuresOf(verses: readonly ScoredVerse[]) {
  const { pairs, wrong } = inversionsOf(verses)
  const byLevel = LEVELS.map((level) => totalsOf(verses, level))
  return {
    verses: verses.length,
    medianByLevel: byLevel.map(medianOf),
    lowestByLevel: byLevel.map((totals) => Math.min(...totals)),
    highestByLevel: byLevel.map((totals) => Math.max(...totals)),
    rankCorrelation: rounded(rankCorrelation(verses)),
    pairs,
    inversions: wrong.length,
    inversionsTwoLevelsApart: wrong.filter(({ lower, higher }) => higher.level - lower.level > 1).length,
  }
}

/**
 * The scale held against graded verses and adversaries (SCORE-80 to SCORE-82). Figures do not change from run to run.
 * `verses` after the name prints each verse of the topics that a calibration may look at; the held-out ones are never
 * printed. To calibrate again: change the curves of total.ts until the medians of levels 3 and 5 are 50 and 85, then copy
 * `percentBelow` into percentile.ts.
 */
export const bench: Bench = {
  defaultRuns: 1,
  needs: ['dictionary'],
  async measure(_runs, [show]) {
    const ear = await loadPronouncer()
    const every = scoreGraded(ear)
    const held = every.filter(({ topic }) => HELD_OUT.includes(topic))
    const open = every.filter(({ topic }) => !HELD_OUT.includes(topic))
    if (show === 'verses') open.toSorted((a, b) => a.level - b.level).forEach(tell)
    const adversaries = ADVERSARIES.map((adversary) => {
      const attempts = attemptsOf(adversary)
      const totals = attempts.map((verse) => scoreVerse(ear, verse).total)
      const best = Math.max(...totals)
      return { name: adversary.name, best, median: medianOf(totals) }
    }).toSorted((a, b) => b.best - a.best)
    return {
      topics: Object.keys(GRADED).length,
      all: figuresOf(every),
      development: figuresOf(open),
      heldOut: figuresOf(held),
      lowestHonestMedian: Math.min(...totalsOf(every, 3)),
      adversaries: adversaries.length,
      worstAdversaries: adversaries.slice(0, WORST),
      percentBelow: TOTALS.map((total) => [total, rounded(percentBelow(every, total))]),
    }
  },
}
