import { totalsOf, LEVELS, type ScoredVerse } from './measure-graded.ts'
import type { Level } from './graded-verse.ts'

/** Of a hundred writers, how many are of each level: an assumption, not a count (SCORE-82). */
const WRITERS: Readonly<Record<Level, number>> = { 1: 10, 2: 25, 3: 30, 4: 20, 5: 15 }
/** A verse stands for others that score about the same: half the width of the window it is smoothed by, in points. */
const REACH = 6

/** How many percent of the reference writers are below a total, when each verse stands for an even spread around it. */
export function percentBelow(verses: readonly ScoredVerse[], total: number): number {
  const below = (score: number): number => Math.min(1, Math.max(0, (total - score + REACH) / (2 * REACH)))
  return LEVELS.reduce((sum, level) => {
    const totals = totalsOf(verses, level)
    return sum + (WRITERS[level] * totals.reduce((part, score) => part + below(score), 0)) / totals.length
  }, 0)
}
