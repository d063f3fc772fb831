import type { Hertz } from '#shared/std/units.ts'
import { applyBiquad, bandPass } from '../../biquad.ts'
import { lengthOf, shape, type Envelope } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import { addSaw } from '../oscillators.ts'
import type { Instrument } from '../strike.ts'

/** A vowel: its formants and their levels. */
export type Vowel = readonly { readonly hertz: Hertz; readonly level: number }[]

/** Formants after the means of men in Peterson and Barney, "Control methods used in a study of the vowels" (1952). */
export const AH: Vowel = [
  { hertz: 730, level: 1 },
  { hertz: 1_090, level: 0.6 },
  { hertz: 2_440, level: 0.25 },
  { hertz: 3_400, level: 0.2 },
]
export const OO: Vowel = [
  { hertz: 300, level: 1 },
  { hertz: 870, level: 0.35 },
  { hertz: 2_240, level: 0.08 },
  { hertz: 3_200, level: 0.05 },
]

const ENVELOPE: Envelope = { attack: 0.12, decay: 2.5, sustain: 0.8, release: 0.25 }
const SINGERS = 4

/** Four singers on one vowel, each with a tuning and a vibrato of their own, and some breath. */
export function choir(vowel: Vowel): Instrument {
  return ({ hertz, seconds, velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const source = new Float32Array(lengthOf(ENVELOPE, seconds, rate))
    for (let singer = 0; singer < SINGERS; singer += 1) {
      const vibrato = { hertz: 4.9 + 0.7 * noise(), depth: 0.007 + 0.002 * noise() }
      addSaw(source, hertz * (1 + 0.004 * noise()), rate, (noise() + 1) / 2, velocity * 0.5, vibrato)
    }
    for (let index = 0; index < source.length; index += 1) {
      source[index] = (source[index] ?? 0) + 0.05 * velocity * noise()
    }
    const sound = new Float32Array(source.length)
    for (const formant of vowel) {
      const band = source.slice()
      applyBiquad(
        band,
        bandPass({ hertz: formant.hertz, q: formant.hertz / (90 + formant.hertz / 14), rate }),
      )
      for (let index = 0; index < sound.length; index += 1)
        sound[index] = (sound[index] ?? 0) + (band[index] ?? 0) * formant.level * 1.6
    }
    shape(sound, ENVELOPE, seconds, rate)
    return sound
  }
}
