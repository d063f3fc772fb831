import { valueOn, type Curve } from './curve.ts'

/**
 * Totals and the share of the reference writers below them, in percent. The reference is made, not sampled: of a hundred
 * writers 10 are hopeless, 25 beginners, 30 median amateurs, 20 good and 15 strong, and each level writes what our graded
 * verses of that level score (`npm run --silent bench -- calibration`).
 */
const REFERENCE: Curve = [
  [0, 0],
  [10, 2],
  [20, 9],
  [30, 11],
  [40, 20],
  [50, 44],
  [60, 67],
  [70, 80],
  [80, 89],
  [90, 98],
  [100, 100],
]
/** Steps that are shown: the reference carries no more. */
const STEP = 5
/** Nobody is told to be better than everybody. */
const MOST = 95

/** How many percent of the reference writers a total is above: a multiple of 5, from 0 to 95 (SCORE-82). */
export const percentileOf = (total: number): number =>
  Math.min(MOST, Math.round(valueOn(REFERENCE, total) / STEP) * STEP)
