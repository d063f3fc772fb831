import type { Hertz, Seconds } from '#shared/std/units.ts'
import { lengthOf, shape, type Envelope } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import { addSaw } from '../oscillators.ts'
import type { Instrument } from '../strike.ts'
import { sweepLowPass } from '../sweep-low-pass.ts'

/** What a choir of saws is made from. */
interface SawsRecipe {
  readonly voices: number
  /** Largest detuning to each side, as a share of the pitch. */
  readonly spread: number
  readonly envelope: Envelope
  /** Corner of the low-pass before, at its highest, and how fast it opens and closes. */
  readonly corner: {
    readonly rest: Hertz
    readonly peak: Hertz
    readonly opens: Seconds
    readonly closes: Seconds
  }
  readonly vibrato?: { readonly hertz: Hertz; readonly depth: number }
}

/** Detuned saws through a low-pass that opens and closes. */
function saws({ voices, spread, envelope, corner, vibrato }: SawsRecipe): Instrument {
  return ({ hertz, seconds, velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const sound = new Float32Array(lengthOf(envelope, seconds, rate))
    for (let voice = 0; voice < voices; voice += 1) {
      const detune =
        1 + spread * (voices === 1 ? 0 : (2 * voice) / (voices - 1) - 1) + 0.15 * spread * noise()
      addSaw(sound, hertz * detune, rate, (noise() + 1) / 2, velocity / Math.sqrt(voices), vibrato)
    }
    const cornerAt = (time: Seconds) => {
      const open =
        Math.min(1, time / corner.opens) * Math.exp(-Math.max(0, time - corner.opens) / corner.closes)
      return corner.rest + (corner.peak - corner.rest) * open * velocity
    }
    sweepLowPass(sound, cornerAt, 0.9, rate)
    shape(sound, envelope, seconds, rate)
    return sound
  }
}

/** Bowed strings, slow to speak. */
export const strings = saws({
  voices: 4,
  spread: 0.005,
  envelope: { attack: 0.25, decay: 3, sustain: 0.8, release: 0.28 },
  corner: { rest: 700, peak: 2_400, opens: 0.7, closes: 3 },
  vibrato: { hertz: 5.1, depth: 0.004 },
})

/** Short bowed strokes. */
export const staccato = saws({
  voices: 4,
  spread: 0.004,
  envelope: { attack: 0.012, decay: 0.14, sustain: 0.2, release: 0.06 },
  corner: { rest: 900, peak: 4_200, opens: 0.02, closes: 0.12 },
})

/** Low brass in a hall. */
export const brass = saws({
  voices: 4,
  spread: 0.0035,
  envelope: { attack: 0.03, decay: 0.5, sustain: 0.7, release: 0.09 },
  corner: { rest: 350, peak: 3_000, opens: 0.07, closes: 0.5 },
})

/** A dark bed that hardly moves. */
export const pad = saws({
  voices: 5,
  spread: 0.007,
  envelope: { attack: 0.5, decay: 4, sustain: 0.8, release: 0.5 },
  corner: { rest: 380, peak: 1_100, opens: 1.6, closes: 2.5 },
})
