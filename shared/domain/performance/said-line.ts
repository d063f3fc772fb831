import type { Seconds } from '#shared/std/units.ts'

/** A sound of a line and when it lasts, counted from the first sample that a voice gave for the line. */
export interface SaidPhone {
  /** In ARPAbet, lower case, without stress; `pau` is a pause. */
  readonly phone: string
  readonly start: Seconds
  readonly end: Seconds
}

/** A line as a voice said it, before it is laid on the beat. */
export interface SaidLine {
  /** In order, none overlapping; empty of a line that stays silent. */
  readonly phones: readonly SaidPhone[]
  /** Which syllables of its text are stressed (`lineStresses`); where that is not known, empty. */
  readonly stresses: readonly boolean[]
}
