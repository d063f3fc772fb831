import type { Seconds } from '#shared/std/units.ts'
import { alignSyllables, type AlignedSyllable, type ExpectedSyllable } from './align-syllables.ts'
import type { BeatGrid, GridShares } from './beat-grid.ts'
import { placeOnBeat, type BeatPlacement } from './beat-placement.ts'
import type { Sampled } from './decimate.ts'
import { hearSyllables, type NoSpeech } from './hear-syllables.ts'
import { paceOf, type Pace } from './pace.ts'
import type { SpokenSyllable } from './weigh-syllables.ts'

/** What is known of a recording besides its samples. */
export interface SpokenContext {
  /** The beat it was made over, and where stresses usually fall on one. */
  readonly beat?: BeatGrid & { readonly expected: GridShares }
  /** The syllables of its text. */
  readonly text?: readonly ExpectedSyllable[]
}

/** How somebody rapped. */
export interface SpokenFlow extends Pace {
  readonly kind: 'flow'
  readonly duration: Seconds
  readonly syllables: readonly SpokenSyllable[]
  /** When each syllable of the text was said; empty when no text was given. */
  readonly text: readonly AlignedSyllable[]
  /** How the syllables lie on the beat; nothing when no beat was given, or there are too few of them to tell. */
  readonly placement: BeatPlacement | undefined
}

/** A recording in which too little is said, and why that is so. */
export interface NotEnoughSpeech {
  readonly kind: 'not-enough-speech'
  readonly reason: NoSpeech
}

/**
 * Hears how somebody rapped in a recording of one voice: where the syllables are, how fast, how evenly and how lively they
 * come, and how they lie on the beat. Stress is what is prominent; with a text it is what the text says, where it was
 * heard. Never throws.
 */
export function hearFlow(sound: Sampled, context: SpokenContext = {}): SpokenFlow | NotEnoughSpeech {
  const syllables = hearSyllables(sound)
  if (typeof syllables === 'string') return { kind: 'not-enough-speech', reason: syllables }
  const text = alignSyllables(context.text ?? [], syllables)
  const stresses = syllables.map(({ prominence }) => prominence)
  text.forEach(({ spoken }, index) => {
    if (spoken !== undefined) stresses[spoken] = context.text?.[index]?.stress ?? 0
  })
  const moments = syllables.map(({ onset }, index) => ({ time: onset, stress: stresses[index] ?? 0 }))
  return {
    kind: 'flow',
    duration: sound.samples.length / sound.rate,
    syllables,
    ...paceOf(syllables),
    text,
    placement: context.beat && placeOnBeat(moments, context.beat, context.beat.expected),
  }
}
