import type { Decibels, Hertz, Seconds, Share } from '#shared/std/units.ts'
import type { Grid } from '../grid.ts'
import type { Hit } from '../hits.ts'
import type { Stereo } from '../stereo.ts'

/** How a part sits in the mix. What is left out is not done. */
export interface Place {
  readonly level: Decibels
  /** Everything below is taken away; kick and bass keep theirs. */
  readonly highPass?: Hertz
  readonly lowPass?: Hertz
  /** Bands lifted or lowered. */
  readonly tone?: readonly { readonly hertz: Hertz; readonly gain: Decibels; readonly q: number }[]
  /** How far each kick pushes it down. */
  readonly duck?: Decibels
  /** How much of it goes to the room. */
  readonly send?: Share
  /** Echoes from side to side, so many sixteenths apart. */
  readonly echo?: Echo
  /** Sways between the sides about so often; fitted to the loop. */
  readonly sway?: { readonly hertz: Hertz; readonly depth: Share }
}

/** Echoes of a part. */
export interface Echo {
  readonly steps: number
  /** What is left of an echo in the next one. */
  readonly feedback: Share
  /** Level of the first one. */
  readonly level: Share
}

/** One player's whole loop. */
export interface Part extends Place {
  /** Unique within its beat: it brings the player's own chance. */
  readonly name: string
  /** The strokes that push down the parts which duck. */
  pushesIn(grid: Grid): readonly Hit[]
  /** Its sound alone, dry, as loud as the instrument is; goes round without a seam. */
  play(grid: Grid, seed: number): Stereo
}

/** How a player plays. */
export interface Playing {
  /** -1 is left, 1 right. */
  readonly pan?: number
  /** Behind the beat by this much. */
  readonly late?: Seconds
  /** Off by up to this much, either way. */
  readonly loose?: Seconds
}
