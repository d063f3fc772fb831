import type { Score } from '#shared/std/units.ts'
import { toScore, valueOn, type Curve } from './curve.ts'
import { freshBarsOf } from './fresh-bars.ts'
import type { HeardText } from './hearing/heard-text.ts'
import type { TotalParts } from './verse-score.ts'

/** The marks that make a total, 0 to 100, and the shares that temper it, 0 to 1. */
export interface Marks {
  readonly rhymeDensity: number
  readonly flowQuality: number
  readonly creativity: number
  /** How much sense the verse makes. */
  readonly sense: number
}

/** A total and what it is made of. */
export interface Total {
  readonly total: Score
  readonly parts: TotalParts
}

const WEIGHTS = { rhymeDensity: 0.35, flowQuality: 0.15, creativity: 0.5 }

/** The most a verse of so many new syllables can reach: four bars of nine are enough for everything. */
const CEILING: Curve = [
  [1, 3],
  [4, 8],
  [10, 24],
  [20, 48],
  [28, 70],
  [36, 100],
]
/** The most a verse of so many new bars can reach. */
const CEILING_BY_BARS: Curve = [
  [1, 26],
  [2, 48],
  [3, 76],
  [4, 100],
]
/** Spreads the sum so that a median amateur's verse has 50 and a strong battle rapper's 85 (SCORE-55). */
const SPREAD: Curve = [
  [0, 0],
  [36, 36],
  [45, 50],
  [57, 66],
  [68, 82],
  [80, 90],
  [90, 95],
  [100, 100],
]
/** What a verse loses when all its bars but the first repeat. */
const ECHO_COST = 0.6

const NOTHING: TotalParts = { rhyme: 0, flow: 0, creativity: 0, sense: 0, length: 0, repetition: 0 }

/**
 * Parts given as running sums, in tenths of a point that sum to the whole total: a part that changes nothing is 0.
 * @param running the sums up to each part; the last is the total before rounding
 */
function inTenths(running: readonly number[], total: Score): number[] {
  const whole = running.at(-1) ?? 0
  const tenths = running.map((sum) => (whole === 0 ? 0 : Math.round((sum * 10 * total) / whole)))
  return tenths.map((sum, index) => (sum - (tenths[index - 1] ?? 0)) / 10)
}

/** The total of a verse and its parts (SCORE-50 to SCORE-54, SCORE-59). */
export function totalOf(text: HeardText, marks: Marks): Total {
  const { bars, syllables, again } = freshBarsOf(text)
  if (bars === 0) return { total: 0, parts: NOTHING }
  const rhymed = WEIGHTS.rhymeDensity * marks.rhymeDensity
  const flowing = rhymed + WEIGHTS.flowQuality * marks.flowQuality
  const sum = flowing + WEIGHTS.creativity * marks.creativity
  const spread = valueOn(SPREAD, sum)
  const stretch = sum === 0 ? 1 : spread / sum
  const sensible = valueOn(SPREAD, sum * marks.sense)
  const ceiling = Math.min(valueOn(CEILING, syllables), valueOn(CEILING_BY_BARS, bars))
  const long = Math.min(sensible, ceiling)
  const echoes = again / (again + bars)
  const said = long * (1 - ECHO_COST * echoes)
  const total = toScore(said)
  const [rhyme = 0, flow = 0, creativity = 0, sense = 0, length = 0, repetition = 0] = inTenths(
    [rhymed * stretch, flowing * stretch, spread, sensible, long, said],
    total,
  )
  return { total, parts: { rhyme, flow, creativity, sense, length, repetition } }
}
