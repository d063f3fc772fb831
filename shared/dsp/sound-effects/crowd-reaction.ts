import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, bandPass } from '../biquad.ts'
import { clap } from '../beats/drums/clap.ts'
import { createNoise, type Noise } from '../beats/noise.ts'
import { sawAt } from '../beats/oscillators.ts'
import { addAround } from '../beats/stereo.ts'
import { finish } from './finish.ts'

const LENGTH: Seconds = 3.6
const PEOPLE = 40
const CLAPS = 34
const WHISTLES = 3
/** Formants of "oh" that opens to "ah", after Peterson and Barney (1952). */
const FORMANTS: readonly Hertz[] = [620, 980, 2_450]

/** A crowd that has just heard a good line: an "oh" that swells, hands, a few whistles. Mono. */
export function crowdReaction(rate: Hertz): Float32Array {
  const noise = createNoise(20)
  const sound = new Float32Array(Math.round(LENGTH * rate))
  const voices = new Float32Array(sound.length)
  for (let person = 0; person < PEOPLE; person += 1) addShout(voices, noise, rate)
  addFormants(sound, voices, rate)
  const hand = clap({ tune: 1_300, decay: 0.02, hands: 1 })
  for (let count = 0; count < CLAPS; count += 1) {
    const stroke = hand({ velocity: 0.5 + 0.3 * noise(), rate, seed: count })
    addAround(sound, stroke, Math.round((0.7 + 2.3 * share(noise)) * rate), 0.35)
  }
  for (let count = 0; count < WHISTLES; count += 1) addWhistle(sound, noise, rate)
  swell(sound, rate)
  return finish(sound, { seconds: 1.4, damping: 0.4 }, 0.18, rate)
}

const share = (noise: Noise): number => (noise() + 1) / 2

/** One person: a voice of its own pitch that climbs, holds and falls, with breath. */
function addShout(voices: Float32Array, noise: Noise, rate: Hertz): void {
  const pitch = 120 * 2 ** (1.5 * share(noise))
  const start = 0.35 * share(noise) ** 2
  const length = 0.8 + 1.6 * share(noise)
  const level = 0.4 + 0.6 * share(noise)
  let turn = share(noise)
  for (let index = 0; index < length * rate; index += 1) {
    const time = index / rate
    const arc = Math.sin(Math.PI * Math.min(1, time / length))
    const step = (pitch * (0.85 + 0.35 * arc)) / rate
    turn = (turn + step) % 1
    const place = Math.round(start * rate) + index
    if (place >= voices.length) break
    voices[place] = (voices[place] ?? 0) + level * arc * (sawAt(turn, step) + 0.5 * noise())
  }
}

function addFormants(sound: Float32Array, voices: Float32Array, rate: Hertz): void {
  FORMANTS.forEach((hertz, formant) => {
    const band = voices.slice()
    applyBiquad(band, bandPass({ hertz, q: 2.5, rate }))
    band.forEach((sample, index) => {
      sound[index] = (sound[index] ?? 0) + (0.12 * sample) / (1 + 0.7 * formant)
    })
  })
}

function addWhistle(sound: Float32Array, noise: Noise, rate: Hertz): void {
  const start = 0.4 + 1.6 * share(noise)
  const pitch = 1_900 + 700 * share(noise)
  const length = 0.35 + 0.3 * share(noise)
  let turn = 0
  for (let index = 0; index < length * rate; index += 1) {
    const phase = index / (length * rate)
    turn += (pitch * (1 + 0.35 * Math.sin(Math.PI * phase) - 0.2 * phase)) / rate
    const place = Math.round(start * rate) + index
    if (place < sound.length)
      sound[place] = (sound[place] ?? 0) + 0.09 * Math.sin(Math.PI * phase) * Math.sin(2 * Math.PI * turn)
  }
}

/** The whole house together: up at once, then slowly away. */
function swell(sound: Float32Array, rate: Hertz): void {
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / rate
    const fall = time < 1.2 ? 1 : Math.exp((1.2 - time) / 0.75)
    sound[index] = (sound[index] ?? 0) * Math.min(1, 0.2 + time / 0.25) * fall
  }
}
