import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, bandPass } from '../biquad.ts'
import { mixIn } from './beat.ts'
import { noise } from './tones.ts'

/** Formants of five vowels, after the means of men in Peterson and Barney (1952), in hertz. */
const VOWELS: readonly (readonly Hertz[])[] = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [530, 1840, 2480],
  [570, 840, 2410],
  [300, 870, 2240],
]

/** A syllable of babble: a burst of breath, then a vowel. */
export interface BabbleSyllable {
  /** When its vowel begins. */
  readonly onset: Seconds
  readonly length: Seconds
  /** 1 is full. */
  readonly loudness: number
}

/** Syllables of one voice with a fixed row of vowels and known times; says nothing. Same for the same syllables. */
export function babble(syllables: readonly BabbleSyllable[], seconds: Seconds, rate: Hertz): Float32Array {
  const track = new Float32Array(Math.round(seconds * rate))
  const breath = noise(0.06, Math.round(0.03 * rate), 5)
  syllables.forEach(({ onset, length, loudness }, index) => {
    const formants = VOWELS[(index * 2 + (index % 3)) % VOWELS.length] ?? []
    const vowel = voiced(length, 105 + 12 * (index % 4), formants, rate)
    mixIn(track, breath, Math.round((onset - 0.03) * rate), loudness)
    mixIn(track, vowel, Math.round(onset * rate), loudness)
  })
  return track
}

/** Pulses of a falling pitch through three resonances. */
function voiced(length: Seconds, pitch: Hertz, formants: readonly Hertz[], rate: Hertz): Float32Array {
  const pulses = new Float32Array(Math.round(length * rate))
  let phase = 1
  for (let index = 0; index < pulses.length; index += 1) {
    phase += (pitch * (1.1 - (0.2 * index) / pulses.length)) / rate
    if (phase < 1) continue
    phase -= 1
    pulses[index] = rate / 16_000
  }
  const sound = new Float32Array(pulses.length)
  formants.forEach((hertz, place) => {
    const band = pulses.slice()
    applyBiquad(band, bandPass({ hertz: Math.min(hertz, rate * 0.45), q: hertz / (70 + 30 * place), rate }))
    mixIn(sound, band, 0, 4 / (1 + place))
  })
  const edge = 0.012 * rate
  return sound.map((sample, index) => sample * Math.min(1, index / edge, (sound.length - index) / edge))
}
