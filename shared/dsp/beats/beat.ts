import type { Decibels, Hertz } from '#shared/std/units.ts'
import { fromDecibels } from '../decibels.ts'
import { createGrid, type Grid } from './grid.ts'
import { aroundTheSeam } from './mix/around-the-seam.ts'
import { master } from './mix/master.ts'
import type { Part } from './mix/part.ts'
import { placePart } from './mix/place-part.ts'
import { pushesOf } from './mix/pushes.ts'
import { reverberate, type Room } from './mix/reverb.ts'
import { hashOf } from './hash.ts'
import { silence, type Stereo } from './stereo.ts'

/** Beats of rap music. */
export type BeatStyle = 'boom-bap' | 'trap' | 'drill'

/** A loop as it is written down. */
export interface Beat {
  readonly id: string
  readonly title: string
  readonly style: BeatStyle
  /** A few words on how it feels. */
  readonly mood: string
  readonly bpm: number
  /** Beats a minute at which a rapper counts: half of `bpm` where the drums go twice as fast. */
  readonly feltBpm: number
  /** Bars of four beats at `bpm`. */
  readonly bars: number
  /** Where the second of two sixteenths lies: 0.5 is straight. */
  readonly swing: number
  readonly room: Room & { readonly level: Decibels }
  readonly parts: readonly Part[]
}

/** Where the moments of a beat lie. */
export const gridOf = (beat: Beat, rate: Hertz): Grid => createGrid({ ...beat, rate })

/**
 * Plays a beat once round: sample 0 is its first downbeat, the sample after the last one is sample 0 again. The same
 * beat gives the same samples.
 */
export function renderBeat(beat: Beat, rate: Hertz): Stereo {
  const grid = gridOf(beat, rate)
  const pushed = pushesOf(beat.parts, grid)
  const mix = silence(grid.length)
  const sent = silence(grid.length)
  for (const part of beat.parts) {
    const placed = placePart(part.play(grid, hashOf(beat.id)), part, pushed, grid)
    addTo(mix, placed, 1)
    addTo(sent, placed, part.send ?? 0)
  }
  const answer = aroundTheSeam(sent, { lead: beat.room.seconds * 1.3 }, rate, (sound) => {
    reverberate(sound, beat.room, rate)
  })
  addTo(mix, answer, fromDecibels(beat.room.level))
  return master(mix, rate)
}

function addTo(mix: Stereo, { left, right }: Stereo, gain: number): void {
  if (gain === 0) return
  for (let index = 0; index < left.length; index += 1) {
    mix.left[index] = (mix.left[index] ?? 0) + (left[index] ?? 0) * gain
    mix.right[index] = (mix.right[index] ?? 0) + (right[index] ?? 0) * gain
  }
}
