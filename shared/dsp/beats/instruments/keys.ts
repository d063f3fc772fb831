import { applyBiquad, lowPass } from '../../biquad.ts'
import { lengthOf, shape, type Envelope } from '../envelopes.ts'
import { createNoise } from '../noise.ts'
import type { Instrument } from '../strike.ts'

/*
 * Struck strings, tines and bells. Electric piano and bell by frequency modulation (Chowning, "The synthesis of complex
 * audio spectra by means of frequency modulation", Journal of the AES 21(7), 1973).
 */

const HELD: Envelope = { attack: 0.003, decay: 1.6, sustain: 0.12, release: 0.11 }

/** After this a tine is inaudible. */
const TINE_SECONDS = 0.8

/** A tine piano: a warm body that darkens, a bell-like tine at the stroke. Harder is brighter. */
export const electricPiano: Instrument = ({ hertz, seconds, velocity, rate, seed }) => {
  const sound = new Float32Array(lengthOf(HELD, seconds, rate))
  const turn = (2 * Math.PI * hertz) / rate
  const drift = 1 + 0.0006 * createNoise(seed)()
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / rate
    const bite = 1.5 * velocity * Math.exp(-time / 0.35) + 0.25
    const body = Math.sin(turn * drift * index + bite * Math.sin(turn * index))
    sound[index] = velocity * 0.75 * body
    if (time > TINE_SECONDS) continue
    const tine = Math.sin(turn * index + 0.8 * Math.sin(turn * 13 * index)) * Math.exp(-time / 0.09)
    sound[index] = (sound[index] ?? 0) + 0.25 * velocity * velocity * tine
  }
  shape(sound, HELD, seconds, rate)
  return sound
}

/** A small cold bell. */
export const bell: Instrument = ({ hertz, seconds, velocity, rate }) => {
  const envelope: Envelope = { attack: 0.001, decay: 0.5, sustain: 0, release: 0.35 }
  const sound = new Float32Array(lengthOf(envelope, seconds, rate))
  const turn = (2 * Math.PI * hertz) / rate
  for (let index = 0; index < sound.length; index += 1) {
    const time = index / rate
    const bite = 2.2 * velocity * Math.exp(-time / 0.25)
    const ring = Math.sin(turn * index + bite * Math.sin(turn * 3.53 * index))
    sound[index] = velocity * (0.7 * ring + 0.3 * Math.sin(turn * 2.004 * index) * Math.exp(-time / 0.2))
  }
  shape(sound, envelope, seconds, rate)
  return sound
}

/** Share of a piano string's stiffness that raises its upper partials. */
const STIFFNESS = 0.0004
const PARTIALS = 9

/** An upright piano with the felt left on: nine stiff partials, the upper ones gone first, and a knock of the hammer. */
export const piano: Instrument = ({ hertz, seconds, velocity, rate, seed }) => {
  const envelope: Envelope = { attack: 0.002, decay: 4, sustain: 1, release: 0.09 }
  const sound = new Float32Array(lengthOf(envelope, seconds, rate))
  for (let partial = 1; partial <= PARTIALS; partial += 1) {
    const pitch = hertz * partial * Math.sqrt(1 + STIFFNESS * partial * partial)
    if (pitch > rate * 0.4) break
    addPartial(sound, {
      turn: (2 * Math.PI * pitch) / rate,
      level: (0.62 * velocity * (0.45 + 0.55 * velocity) ** (partial - 1)) / partial ** 0.9,
      fade: Math.exp(-1 / (rate * (1.1 / partial ** 0.8) * (220 / hertz) ** 0.4)),
    })
  }
  const noise = createNoise(seed)
  const hammer = Float32Array.from(
    { length: Math.round(0.03 * rate) },
    (_, index) => noise() * Math.exp(-index / (0.005 * rate)),
  )
  applyBiquad(hammer, lowPass({ hertz: 900, q: 0.7, rate }))
  hammer.forEach((sample, index) => {
    sound[index] = (sound[index] ?? 0) + 0.5 * velocity * velocity * sample
  })
  shape(sound, envelope, seconds, rate)
  return sound
}

/** Adds one fading sine, worked out by recurrence. */
function addPartial(
  sound: Float32Array,
  { turn, level, fade }: { readonly turn: number; readonly level: number; readonly fade: number },
): void {
  const next = 2 * fade * Math.cos(turn)
  let current = 0
  let former = -level * Math.sin(turn) * (1 / fade)
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = (sound[index] ?? 0) + current
    const following = next * current - fade * fade * former
    former = current
    current = following
  }
}
