import type { Seconds, Share } from '#shared/std/units.ts'
import type { GridShares, Moment, Swing } from './beat-grid.ts'

/** How a beat has to be moved so that moments lie on it. */
export interface GridFit {
  readonly delay: Seconds
  /** Seconds that they fall behind in each second. */
  readonly drift: number
  /** The moment around which they drift: there they are late by the delay alone. */
  readonly middle: Seconds
  readonly swing: Swing
  readonly sureness: Share
}

interface Beat {
  readonly beat: Seconds
  readonly downbeat: Seconds
  readonly usualDelay: Seconds
}

const STRAIGHT: Swing = { sixteenths: 0.5, eighths: 0.5 }
const SWINGS: readonly Swing[] = [
  STRAIGHT,
  ...[0.54, 0.58, 0.62, 0.66].map((sixteenths) => ({ sixteenths, eighths: 0.5 })),
  ...[0.55, 0.58, 0.61, 0.64, 0.67].map((eighths) => ({ sixteenths: 0.5, eighths })),
]
/** The ones that the first look tells apart. */
const COARSE_SWINGS: readonly Swing[] = [
  STRAIGHT,
  { sixteenths: 0.6, eighths: 0.5 },
  { sixteenths: 0.5, eighths: 0.62 },
]
/** Log-odds against swing as such. */
const SWING_COST = 3

const MOST_DELAY: Seconds = 0.2
/** Up to here all delays are as likely; beyond, where the next eighth would do as well, they lose fast. */
const USUAL_DELAY: Seconds = 0.125
const BEYOND: Seconds = 0.025
/** How far drifts usually go: half a percent of tempo. */
const USUAL_DRIFT = 0.005
const MOST_DRIFT = 0.03
/** Steps of the first, coarse look and of the last one. */
const COARSE: Seconds = 0.008
const FINE: Seconds = 0.001
/** How far the ends may be moved by one step of drift. */
const DRIFT_STEP: Seconds = 0.015
const SPREADS: readonly Seconds[] = [0.012, 0.018, 0.027, 0.04]
const COARSE_SPREAD: Seconds = 0.03
/** Share of moments that belong to no sixteenth, of stressed ones and of others. */
const STRAY = 0.08
const STRAY_UNSTRESSED = 0.4
/** Where syllables without stress fall: a little more between the beats than an even spread. An estimate. */
const UNSTRESSED: GridShares = { onBeat: 0.2, offBeatEighth: 0.25, otherSixteenths: 0.55 }
/** Steps of a beat in a table, and of stress. */
const PHASES = 256
const STRESS_LEVELS = 5
/** Moments of one verse are no independent witnesses: their odds count this much less when they are asked how sure they are. */
const TEMPER = 2

/** How much later than straight a sixteenth is played, in beats. */
export function slotDelay(sixteenth: number, { sixteenths, eighths }: Swing): number {
  const place = ((sixteenth % 4) + 4) % 4
  if (place === 0) return 0
  if (place === 2) return eighths - 0.5
  return (sixteenths - 0.5 + (eighths - 0.5)) / 2
}

/** Log-odds of a phase of the beat against chance, by how stressed a moment is (row) and by the phase (column). */
type OddsTable = Float64Array

/** A place in the search, and how likely the moments are there. */
interface Guess {
  readonly delay: Seconds
  readonly drift: number
  readonly swing: Swing
  readonly spread: Seconds
  readonly likelihood: number
}

/**
 * Finds the delay, drift and swing of moments against a beat by the highest likelihood: each is drawn from a mixture of
 * bells around the sixteenths, weighed by where stressed and other syllables usually fall, and a few anywhere. Coarse
 * steps over all delays and drifts come first, then finer ones around the best, each swing and spread in turn.
 */
export function fitToGrid(moments: readonly Moment[], beat: Beat, expected: GridShares): GridFit {
  const { usualDelay } = beat
  const times = moments.map(({ time }) => time)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const middle = (first + last) / 2
  const driftStep = DRIFT_STEP / Math.max(1, (last - first) / 2)
  const drifts = around(0, driftStep, Math.min(MOST_DRIFT, 40 * driftStep))

  const guess = (delay: Seconds, drift: number, swing: Swing, spread: Seconds, table: OddsTable): Guess => {
    const prior =
      -(
        (Math.max(0, Math.abs(delay - usualDelay) - USUAL_DELAY) / BEYOND) ** 2 +
        (drift / USUAL_DRIFT) ** 2
      ) /
        2 -
      (swing === STRAIGHT ? 0 : SWING_COST)
    const likelihood = prior + oddsOf(moments, beat, delay - drift * middle, drift, table)
    return { delay, drift, swing, spread, likelihood }
  }
  const coarse = COARSE_SWINGS.flatMap((swing) => {
    const table = oddsTable(beat.beat, swing, COARSE_SPREAD, expected)
    return around(usualDelay, COARSE, MOST_DELAY).flatMap((delay) =>
      drifts.map((drift) => guess(delay, drift, swing, COARSE_SPREAD, table)),
    )
  })
  let best = likeliest(coarse)
  const { delay, drift } = best
  best = likeliest(
    SWINGS.flatMap((swing) =>
      SPREADS.flatMap((spread) => {
        const table = oddsTable(beat.beat, swing, spread, expected)
        return around(delay, 2 * FINE, 4 * COARSE).map((tried) => guess(tried, drift, swing, spread, table))
      }),
    ),
  )
  const table = oddsTable(beat.beat, best.swing, best.spread, expected)
  const { swing, spread } = best
  best = likeliest(
    around(best.drift, driftStep / 4, 1.5 * driftStep).flatMap((tried) =>
      around(best.delay, FINE, 6 * FINE).map((other) => guess(other, tried, swing, spread, table)),
    ),
  )
  return {
    delay: best.delay,
    drift: best.drift,
    middle,
    swing,
    sureness: surenessOf(coarse, delay, beat.beat),
  }
}

const likeliest = (guesses: readonly Guess[]): Guess =>
  guesses.reduce((best, other) => (other.likelihood > best.likelihood ? other : best))

/** Values on both sides of one, and itself first. */
function around(middle: number, step: number, reach: number): number[] {
  const count = Math.floor(reach / step + 1e-9)
  const sides = Array.from({ length: count }, (_, index) => (index + 1) * step)
  return [middle, ...sides.flatMap((distance) => [middle - distance, middle + distance])]
}

function oddsOf(
  moments: readonly Moment[],
  { beat, downbeat }: Beat,
  offset: Seconds,
  drift: number,
  table: OddsTable,
): number {
  let sum = 0
  for (const { time, stress } of moments) {
    const beats = (time - drift * time - offset - downbeat) / beat
    const phase = Math.floor((beats - Math.floor(beats)) * PHASES) % PHASES
    sum += table[Math.round(stress * (STRESS_LEVELS - 1)) * PHASES + phase] ?? 0
  }
  return sum
}

function oddsTable(beat: Seconds, swing: Swing, spread: Seconds, expected: GridShares): OddsTable {
  const stressed = bells(beat, swing, spread, expected, STRAY)
  const others = bells(beat, swing, spread, UNSTRESSED, STRAY_UNSTRESSED)
  const table = new Float64Array(STRESS_LEVELS * PHASES)
  for (let level = 0; level < STRESS_LEVELS; level += 1) {
    const share = level / (STRESS_LEVELS - 1)
    for (let phase = 0; phase < PHASES; phase += 1)
      table[level * PHASES + phase] = Math.log(
        share * (stressed[phase] ?? 0) + (1 - share) * (others[phase] ?? 0),
      )
  }
  return table
}

/** The density over the phases of a beat, 1 where it is even. */
function bells(beat: Seconds, swing: Swing, spread: Seconds, shares: GridShares, stray: Share): Float64Array {
  const { onBeat, offBeatEighth, otherSixteenths } = shares
  const whole = onBeat + offBeatEighth + otherSixteenths
  const weights = [onBeat, otherSixteenths / 2, offBeatEighth, otherSixteenths / 2]
  const width = spread / beat
  const height = (1 - stray) / (whole * width * Math.sqrt(2 * Math.PI))
  return Float64Array.from({ length: PHASES }, (_, index) => {
    const phase = (index + 0.5) / PHASES
    return weights.reduce((sum, weight, place) => {
      const distance = phase - place / 4 - slotDelay(place, swing)
      const wrapped = distance - Math.round(distance)
      return sum + weight * height * Math.exp(-((wrapped / width) ** 2) / 2)
    }, stray)
  })
}

/** The share of all likelihood that lies within half a sixteenth of a delay. */
function surenessOf(guesses: readonly Guess[], delay: Seconds, beat: Seconds): Share {
  const most = likeliest(guesses).likelihood
  let [near, all] = [0, 0]
  for (const guess of guesses) {
    const weight = Math.exp((guess.likelihood - most) / TEMPER)
    all += weight
    if (Math.abs(guess.delay - delay) < beat / 8) near += weight
  }
  return near / all
}
