import type { Seconds } from '#shared/std/units.ts'
import { sounding, struck, together, type Effect, type Voice } from './voice.ts'

/**
 * The partials of a struck ring bell: frequency as a multiple of the strike note, level, seconds to die away.
 * The hum an octave below, the minor third, the fifth and the nominal above it are what makes metal sound like
 * a bell (Rossing 2000, "Science of Percussion Instruments", chapter 11); the high ones are the clapper.
 */
const PARTIALS: readonly (readonly [ratio: number, level: number, decay: Seconds])[] = [
  [0.5, 0.16, 2.2],
  [1, 0.3, 1.8],
  [1.19, 0.2, 1.4],
  [1.5, 0.14, 1.1],
  [2, 0.34, 1.2],
  [2.74, 0.16, 0.7],
  [4.07, 0.12, 0.35],
  [5.6, 0.08, 0.16],
]
const STRIKE_NOTE_HZ = 740
/** Round bell against everything else; three strokes over each other still stay below full scale. */
const BELL_LEVEL = 0.8
const HEADROOM = 0.5
const BETWEEN_STRIKES: Seconds = 0.24

function strike(context: BaseAudioContext, output: AudioNode, at: Seconds): Voice {
  const sources = PARTIALS.map(([ratio, level, decay], index) => {
    const tone = context.createOscillator()
    tone.frequency.value = STRIKE_NOTE_HZ * ratio
    // Two castings are never alike: a slight beating between partials keeps it from sounding like an organ.
    tone.detune.value = index % 2 === 0 ? 4 : -5
    tone.connect(struck(context, at, level * BELL_LEVEL * HEADROOM, decay)).connect(output)
    return tone
  })
  return sounding(sources, at, at + 2.4)
}

const strikes =
  (count: number): Effect =>
  (context, output, at) =>
    together(
      Array.from({ length: count }, (_, index) => strike(context, output, at + index * BETWEEN_STRIKES)),
    )

/** One stroke: the round begins. */
export const roundBell: Effect = strikes(1)
/** Three strokes: the fight is over. */
export const finalBell: Effect = strikes(3)
