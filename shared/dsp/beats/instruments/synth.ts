import type { Hertz } from '#shared/std/units.ts'
import { lengthOf, shape, type Envelope } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import { pulseAt, sawAt } from '../oscillators.ts'
import type { Instrument } from '../strike.ts'
import { sweepLowPass } from '../sweep-low-pass.ts'

const SHORT: Envelope = { attack: 0.001, decay: 0.09, sustain: 0.05, release: 0.03 }

/** A pulse of a machine: narrow, short, quantised to few levels. */
export const blip: Instrument = ({ hertz, seconds, velocity, rate }) => {
  const sound = new Float32Array(lengthOf(SHORT, seconds, rate))
  const step = hertz / rate
  let turn = 0
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = pulseAt(turn, step, 0.25 + (0.2 * index) / sound.length)
    turn = (turn + step) % 1
  }
  sweepLowPass(sound, (time) => 700 + 5_500 * velocity * Math.exp(-time / 0.06), 2, rate)
  shape(sound, SHORT, seconds, rate)
  return sound.map((sample) => (Math.round(sample * 24) / 24) * velocity * 0.8)
}

const GROWL: Envelope = { attack: 0.01, decay: 3, sustain: 0.9, release: 0.06 }

/** Two saws that beat against each other under a low corner that breathes. */
export function reese(corner: Hertz): Instrument {
  return ({ hertz, seconds, velocity, rate, seed }) => {
    const noise = createNoise(seed)
    const sound = new Float32Array(lengthOf(GROWL, seconds, rate))
    const turns = [0.5, 0.5 + 0.2 * noise(), 0.5 + 0.2 * noise()]
    const steps = [0.993, 1, 1.008].map((detune) => (hertz * detune) / rate)
    for (let index = 0; index < sound.length; index += 1) {
      let sum = 0
      for (let voice = 0; voice < turns.length; voice += 1) {
        const step = steps[voice] ?? 0
        const turn = ((turns[voice] ?? 0) + step) % 1
        turns[voice] = turn
        sum += sawAt(turn, step)
      }
      sound[index] = sum * 0.45 * velocity
    }
    sweepLowPass(sound, (time) => corner * (1 + 0.35 * Math.sin(2 * Math.PI * 1.5 * time)), 1.2, rate)
    shape(sound, GROWL, seconds, rate)
    return sound
  }
}

const WHISTLE: Envelope = { attack: 0.05, decay: 1.2, sustain: 0.5, release: 0.12 }

/** A flute of a synthesizer: nearly a sine, with breath at its start and vibrato later. */
export const flute: Instrument = ({ hertz, seconds, velocity, rate, seed }) => {
  const noise = createNoise(seed)
  const sound = new Float32Array(lengthOf(WHISTLE, seconds, rate))
  let turn = 0
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / rate
    const sway = 1 + 0.006 * Math.min(1, time / 0.5) * Math.sin(2 * Math.PI * 5 * time)
    turn += (hertz * sway) / rate
    const tone =
      Math.sin(2 * Math.PI * turn) + 0.18 * Math.sin(4 * Math.PI * turn) + 0.08 * Math.sin(6 * Math.PI * turn)
    sound[index] = velocity * (0.7 * tone + 0.05 * noise() * (0.3 + Math.exp(-time / 0.06)))
  }
  shape(sound, WHISTLE, seconds, rate)
  return sound
}
