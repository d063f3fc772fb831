import type { Hertz, Seconds } from '#shared/std/units.ts'

/** Sixteenths in a bar of four beats. */
export const STEPS_PER_BAR = 16

/** Where the moments of a loop lie. Sample 0 is a downbeat. */
export interface Grid {
  readonly rate: Hertz
  /** Beats a minute as they are counted. */
  readonly bpm: number
  readonly bars: number
  /** Samples of the loop: its bars at its tempo, to the nearest sample (less than a hundred-thousandth of a second off). */
  readonly length: number
  /** Where the second of two sixteenths lies between the first and the next pair: 0.5 is straight, 0.66 a triplet. */
  readonly swing: number
}

/** @throws RangeError when a tempo, a number of bars or a rate makes no loop. */
export function createGrid({ bpm, bars, swing, rate }: Pick<Grid, 'bpm' | 'bars' | 'swing' | 'rate'>): Grid {
  const length = Math.round((bars * 4 * 60 * rate) / bpm)
  if (!(length > 0 && Number.isFinite(length))) {
    throw new RangeError(`${bars} bars at ${bpm} beats a minute and ${rate} Hz are no loop.`)
  }
  return { rate, bpm, bars, length, swing }
}

/** The sample of a sixteenth, counted from the start; between two sixteenths too. Every second one swings. */
export function sampleAt({ length, bars, swing }: Grid, step: number): number {
  const swung = Math.floor(step) % 2 === 1 ? (swing - 0.5) * 2 : 0
  return Math.round(((step + swung) * length) / (bars * STEPS_PER_BAR))
}

/** How long so many sixteenths last. */
export const secondsOf = ({ bpm }: Grid, steps: number): Seconds => (steps * 15) / bpm
