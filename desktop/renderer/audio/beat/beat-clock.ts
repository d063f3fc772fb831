import type { Seconds, Share } from '#shared/std/units.ts'

/** A loop that goes round: when it began on the AudioContext's clock, and how long a bar of the rapper's count is. */
export interface BeatClock {
  readonly startedAt: Seconds
  /** Four beats as the rapper counts them. */
  readonly barSeconds: Seconds
}

/** A place in the music. */
export interface BeatPosition {
  /** Bars since the loop began, from 0. */
  readonly bar: number
  /** Beat of the bar, from 0. */
  readonly beat: 0 | 1 | 2 | 3
  /** How much of the beat has gone by. */
  readonly phase: Share
}

/** Times that differ by less than this are one: far below a sample. */
const SAME_SECONDS = 1e-6

/** The first downbeat that is not before a time. */
export function downbeatFrom({ startedAt, barSeconds }: BeatClock, time: Seconds): Seconds {
  const bars = Math.ceil((time - startedAt - SAME_SECONDS) / barSeconds)
  return startedAt + Math.max(0, bars) * barSeconds
}

/** Where in the music a time is; undefined before its first downbeat. */
export function positionAt({ startedAt, barSeconds }: BeatClock, time: Seconds): BeatPosition | undefined {
  const beats = ((time - startedAt + SAME_SECONDS) / barSeconds) * 4
  if (beats < 0) return undefined
  const whole = Math.floor(beats)
  return { bar: Math.floor(whole / 4), beat: (whole % 4) as BeatPosition['beat'], phase: beats - whole }
}
