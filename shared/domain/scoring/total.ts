import { valueOn, type Curve } from './curve.ts'
import { syllablesOf, type HeardText } from './hearing/heard-text.ts'

/** The marks that make a total, 0 to 100, and the shares that temper it, 0 to 1. */
export interface Parts {
  readonly rhymeDensity: number
  readonly flowQuality: number
  readonly creativity: number
  /** How much sense the verse makes. */
  readonly sense: number
}

const WEIGHTS = { rhymeDensity: 0.45, flowQuality: 0.2, creativity: 0.35 }

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
  [1, 40],
  [2, 56],
  [3, 78],
  [4, 100],
]
/** Spreads the sum so that a good amateur's verse lies near 50 and a strong one near 85. */
const SPREAD: Curve = [
  [0, 0],
  [45, 45],
  [55, 56],
  [70, 74],
  [80, 87],
  [90, 95],
  [100, 100],
]
/** What a verse loses when all its bars but the first repeat. */
const ECHO_COST = 0.6

/** The total of a verse (SCORE-50 to SCORE-54). */
export function totalOf(text: HeardText, { rhymeDensity, flowQuality, creativity, sense }: Parts): number {
  const bars = text.lines.length
  if (bars === 0) return 0
  const sum =
    WEIGHTS.rhymeDensity * rhymeDensity + WEIGHTS.flowQuality * flowQuality + WEIGHTS.creativity * creativity
  const ceiling = Math.min(valueOn(CEILING, syllablesOf(text)), valueOn(CEILING_BY_BARS, bars))
  const echoes = text.echoes / (text.echoes + bars)
  return Math.min(valueOn(SPREAD, sum * sense), ceiling) * (1 - ECHO_COST * echoes)
}
