import type { Hertz, Seconds, Share } from '#shared/std/units.ts'

/** What an instrument is told of a note. */
export interface Strike {
  readonly hertz: Hertz
  /** How long it is held. */
  readonly seconds: Seconds
  readonly velocity: Share
  readonly rate: Hertz
  /** Another one for every note and side. */
  readonly seed: number
  /** Pitches it slides to while held, in order. */
  readonly slides: readonly { readonly after: Seconds; readonly hertz: Hertz }[]
}

/** Plays one note; the sound may last longer than the note is held. Full velocity peaks near 1. */
export type Instrument = (strike: Strike) => Float32Array

/** What a drum is told of a stroke. */
export type DrumStroke = Pick<Strike, 'velocity' | 'rate' | 'seed'>

/** Plays one stroke; full velocity peaks near 1. */
export type Drum = (stroke: DrumStroke) => Float32Array
