import type { Seconds, Share } from '#shared/std/units.ts'

/** The beat a recording was made over. */
export interface BeatGrid {
  /** Beats a minute. */
  readonly bpm: number
  /** When one of its downbeats, any one, lies in the recording; may be below 0. */
  readonly downbeat: Seconds
  /** How late the equipment is known to make a recording; 0 when nobody knows. Only guides where delays are looked for. */
  readonly usualDelay?: Seconds
}

/** Shares of moments by their place in a beat; together at most 1. */
export interface GridShares {
  /** On one of the four beats. */
  readonly onBeat: Share
  /** On the eighth between two beats. */
  readonly offBeatEighth: Share
  /** On one of the eight sixteenths around those. */
  readonly otherSixteenths: Share
}

/** A moment that may be placed on a beat. */
export interface Moment {
  readonly time: Seconds
  /** How much of a stress it is. */
  readonly stress: Share
}

/** Where the second of two sixteenths, or of two eighths, lies between the first and the next pair; 0.5 is straight. */
export interface Swing {
  readonly sixteenths: Share
  readonly eighths: Share
}
