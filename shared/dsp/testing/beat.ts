import { draw, seededRandom } from '#shared/domain/random.ts'
import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass, lowPass } from '../biquad.ts'
import { noise } from './tones.ts'

/** What a synthesised beat is made from. */
export interface BeatOptions {
  readonly bpm: number
  /** Where its first downbeat lies. */
  readonly offset?: Seconds
  readonly seconds: Seconds
  readonly rate: Hertz
  readonly seed: number
}

/** Root notes of a bar of bass, and the chord over them. */
const ROOTS: readonly Hertz[] = [55, 49, 43.65, 58.27]
const CHORD = [4, 4.757, 5.993]

/** Adds a sound to a track; what would lie outside it is left out. */
export function mixIn(track: Float32Array, sound: Float32Array, start: number, gain = 1): void {
  for (let index = Math.max(0, -start); index < sound.length && start + index < track.length; index += 1)
    track[start + index] = (track[start + index] ?? 0) + (sound[index] ?? 0) * gain
}

/** A boom-bap loop, peaks near 1: kick, snare, hats on the eighths, a bass line and a held chord. Same for the same seed. */
export function beat({ bpm, offset = 0, seconds, rate, seed }: BeatOptions): Float32Array {
  const track = new Float32Array(Math.round(seconds * rate))
  const sixteenth = 15 / bpm
  const at = (step: number) => Math.round((offset + step * sixteenth) * rate)
  const kick = decaying(0.25, 0.06, rate, (time) =>
    Math.sin(2 * Math.PI * (45 * time + 3 * (1 - Math.exp(-time * 40)))),
  )
  const crack = noise(1, Math.round(0.2 * rate), seed + 1)
  const snare = decaying(
    0.2,
    0.05,
    rate,
    (time, index) => 0.6 * (crack[index] ?? 0) + 0.5 * Math.sin(2 * Math.PI * 190 * time),
  )
  const hat = decaying(0.06, 0.015, rate, (_time, index) => crack[index] ?? 0)
  applyBiquad(hat, highPass({ hertz: Math.min(7000, rate * 0.4), q: 0.7, rate }))
  let random = seededRandom(seed)
  const chance = (): number => {
    const [value, next] = draw(random)
    random = next
    return value
  }
  const first = -16 * Math.ceil(offset / sixteenth / 16)
  for (let step = first; offset + step * sixteenth < seconds; step += 1) {
    const place = ((step % 16) + 16) % 16
    if (place === 0 || place === 10 || (place === 7 && chance() < 0.5)) mixIn(track, kick, at(step), 0.9)
    if (place === 4 || place === 12) mixIn(track, snare, at(step), 0.6)
    if (place % 2 === 0) mixIn(track, hat, at(step), 0.3)
    const root = ROOTS[Math.floor(chance() * ROOTS.length)] ?? 55
    if (place % 4 === 0) mixIn(track, note(root, 4 * sixteenth, rate), at(step), 0.3)
    if (place === 0)
      for (const ratio of CHORD) mixIn(track, note(root * ratio, 16 * sixteenth, rate), at(step), 0.06)
  }
  return track
}

function decaying(
  length: Seconds,
  fade: Seconds,
  rate: Hertz,
  wave: (time: Seconds, index: number) => number,
): Float32Array {
  return Float32Array.from({ length: Math.round(length * rate) }, (_, index) => {
    const time = index / rate
    return Math.exp(-time / fade) * wave(time, index)
  })
}

/** A dull saw, plucked. */
function note(hertz: Hertz, length: Seconds, rate: Hertz): Float32Array {
  const saw = decaying(length, length / 2, rate, (time) => 2 * ((time * hertz) % 1) - 1)
  applyBiquad(saw, lowPass({ hertz: Math.min(900, rate * 0.4), q: 0.7, rate }))
  return saw
}
