import { draw, seededRandom } from '#shared/domain/random.ts'
import { rmsOf } from '#shared/dsp/levels.ts'
import { createResampler } from '#shared/dsp/resample.ts'
import { beat, mixIn } from '#shared/dsp/testing/beat.ts'
import { noise } from '#shared/dsp/testing/tones.ts'
import type { Spoken } from './render.ts'

/** Draws numbers one after the other. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let random = seededRandom(seed)
  return () => {
    const [value, next] = draw(random)
    random = next
    return value
  }
}

/** A number between two. */
export const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance()

/** Speeds that a recording is played at: another pitch and another length of the mouth. */
const SPEEDS = [16, 17, 18, 19, 20, 21, 22, 23, 24]
const PLAIN_SPEED = 20

/** The utterance as another mouth, another microphone or another room would have given it. */
export function varied(utterance: Spoken, chance: Chance): Spoken {
  const speed = SPEEDS[Math.floor(chance() * SPEEDS.length)] ?? PLAIN_SPEED
  const { rate } = utterance.sound
  const samples =
    speed === PLAIN_SPEED
      ? utterance.sound.samples.slice()
      : createResampler(rate * speed, rate * PLAIN_SPEED)(utterance.sound.samples)
  const ratio = PLAIN_SPEED / speed
  disturb(samples, rate, chance)
  return {
    sound: { samples, rate },
    vowels: utterance.vowels.map(({ start, end }) => ({ start: start * ratio, end: end * ratio })),
  }
}

function disturb(samples: Float32Array, rate: number, chance: Chance): void {
  const level = rmsOf(samples)
  if (chance() < 0.35)
    echo(samples, Math.round(between(chance, 0.01, 0.06) * rate), between(chance, 0.1, 0.5))
  if (chance() < 0.6) {
    const hiss = noise(1, samples.length, Math.floor(chance() * 1e9))
    if (chance() < 0.5) dull(hiss)
    mixIn(samples, hiss, 0, ratioOf(level, rmsOf(hiss), -between(chance, 5, 35)))
  }
  if (chance() < 0.3) {
    const music = someBeat(samples.length / rate, rate, chance)
    mixIn(samples, music, 0, ratioOf(level, rmsOf(music), -between(chance, 3, 24)))
  }
  if (chance() < 0.25) clip(samples, between(chance, 0.2, 0.7))
  tilt(samples, between(chance, -0.6, 0.6))
}

/** A beat of any tempo that starts anywhere. */
export const someBeat = (seconds: number, rate: number, chance: Chance): Float32Array =>
  beat({ bpm: between(chance, 70, 160), offset: chance(), seconds, rate, seed: Math.floor(chance() * 1e9) })

const ratioOf = (level: number, other: number, decibels: number): number =>
  other === 0 ? 0 : (level / other) * 10 ** (decibels / 20)

function echo(samples: Float32Array, delay: number, gain: number): void {
  for (let index = delay; index < samples.length; index += 1)
    samples[index] = (samples[index] ?? 0) + gain * (samples[index - delay] ?? 0)
}

function dull(samples: Float32Array): void {
  let last = 0
  for (let index = 0; index < samples.length; index += 1) {
    last = 0.9 * last + (samples[index] ?? 0)
    samples[index] = last
  }
}

function clip(samples: Float32Array, share: number): void {
  const most = share * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = Math.min(most, Math.max(-most, samples[index] ?? 0))
}

function tilt(samples: Float32Array, amount: number): void {
  let last = 0
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0
    samples[index] = sample + amount * last
    last = sample
  }
}
