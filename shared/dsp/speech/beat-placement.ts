import type { Ms, Seconds, Share } from '#shared/std/units.ts'
import type { BeatGrid, GridShares, Moment, Swing } from './beat-grid.ts'
import { fitToGrid, type GridFit, slotDelay } from './fit-to-grid.ts'
import { median } from './quantile.ts'

/** How moments lie on a beat. */
export interface BeatPlacement {
  /**
   * How late all of them are, on the whole: what the equipment adds and what the rapper leans back by. Looked for
   * within 0.2 s of the usual delay.
   */
  readonly delayMs: Ms
  /** How sure the delay is against the same one a sixteenth or more away. */
  readonly delaySureness: Share
  /** How far stresses scatter around their sixteenths once delay and drift are taken off (a standard deviation, from the median). */
  readonly spreadMs: Ms
  /** By how much later each bar is than the one before; below 0 when the rapper hurries. */
  readonly driftMsPerBar: Ms
  readonly swing: Swing
  /** Share of all stress on each sixteenth of the bar, from the downbeat. */
  readonly sixteenths: readonly Share[]
  /** The same by the kind of sixteenth. */
  readonly shares: GridShares
  /** How many moments count as stressed. */
  readonly stressed: number
}

/** Least moments, and stresses among them, that say something about a beat. */
const LEAST_MOMENTS = 8
const LEAST_STRESSED = 4
const SIXTEENTHS = 16
/** A moment with more stress than this is a stressed one. */
const STRESSED = 0.5
/** From the median distance to the standard deviation of what is normally spread. */
const FROM_MEDIAN = 1.4826

/**
 * Lays moments on a beat: how late they are as a whole, how they scatter, whether they drift or swing, and on which
 * sixteenths the stresses fall then. A bar has four beats.
 * @param expected where stresses usually fall: it decides which sixteenth a delay belongs to, not what is found there
 * @returns nothing when there are too few of them, or the beat is none
 */
export function placeOnBeat(
  moments: readonly Moment[],
  { bpm, downbeat, usualDelay = 0 }: BeatGrid,
  expected: GridShares,
): BeatPlacement | undefined {
  const stressed = moments.filter((moment) => moment.stress > STRESSED)
  const stress = stressed.reduce((sum, moment) => sum + moment.stress, 0)
  if (moments.length < LEAST_MOMENTS || stressed.length < LEAST_STRESSED) return undefined
  if (!(bpm >= 30 && bpm <= 300) || !Number.isFinite(downbeat + usualDelay)) return undefined
  const beat = 60 / bpm
  const fit = fitToGrid(moments, { beat, downbeat, usualDelay }, expected)
  const bars = new Float64Array(SIXTEENTHS)
  const misses: number[] = []
  for (const moment of stressed) {
    const { sixteenth, miss } = nearestSlot(moment.time, fit, beat, downbeat)
    const place = ((sixteenth % SIXTEENTHS) + SIXTEENTHS) % SIXTEENTHS
    bars[place] = (bars[place] ?? 0) + moment.stress / stress
    misses.push(Math.abs(miss))
  }
  const sixteenths = [...bars]
  const shareOf = (every: number, from: number) =>
    sixteenths.reduce((sum, share, place) => (place % every === from ? sum + share : sum), 0)
  const [onBeat, offBeatEighth] = [shareOf(4, 0), shareOf(4, 2)]
  return {
    delayMs: fit.delay * 1000,
    delaySureness: fit.sureness,
    spreadMs: FROM_MEDIAN * median(misses) * 1000,
    driftMsPerBar: fit.drift * 4 * beat * 1000,
    swing: fit.swing,
    sixteenths,
    shares: { onBeat, offBeatEighth, otherSixteenths: shareOf(2, 1) },
    stressed: stressed.length,
  }
}

/** The sixteenth nearest to a time, counted from the downbeat, and how far after it the time lies. */
function nearestSlot(
  time: Seconds,
  fit: GridFit,
  beat: Seconds,
  downbeat: Seconds,
): { sixteenth: number; miss: Seconds } {
  const played = time - fit.delay - fit.drift * (time - fit.middle) - downbeat
  const guess = Math.round((played * 4) / beat)
  return [guess - 1, guess, guess + 1]
    .map((sixteenth) => {
      const slot = (sixteenth / 4) * beat + slotDelay(sixteenth, fit.swing) * beat
      return { sixteenth, miss: played - slot }
    })
    .reduce((best, other) => (Math.abs(other.miss) < Math.abs(best.miss) ? other : best))
}
