import type { Seconds } from '#shared/std/units.ts'

/** What a verse is performed to. */
export interface Tempo {
  /** Beats a minute, four to the bar. */
  readonly bpm: number
  /** How fast the voice is wanted: 0.5 to 2, 1 is a line from the downbeat to beat four. */
  readonly speed: number
}

/** Shortest and longest that a sound is stretched; a line that needs more is said again, faster or slower. */
export const LEAST_STRETCH = 0.75
export const MOST_STRETCH = 1.35

/** Beats of a bar. */
export const BAR_BEATS = 4

export const beatSeconds = ({ bpm }: Tempo): Seconds => 60 / bpm
export const barSeconds = (tempo: Tempo): Seconds => BAR_BEATS * beatSeconds(tempo)
