import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass } from '../biquad.ts'
import { createNoise } from '../beats/noise.ts'
import { BELL_STROKES } from './bell-strokes.ts'
import { finish } from './finish.ts'

const LENGTH: Seconds = 3
const PITCH: Hertz = 690

/** Modes of a struck metal dish: ratio to the pitch, level, time constant of the fade. */
const MODES: readonly (readonly [ratio: number, level: number, fade: Seconds])[] = [
  [0.51, 0.25, 0.7],
  [1, 1, 0.65],
  [1.47, 0.5, 0.45],
  [2.09, 0.8, 0.4],
  [2.76, 0.45, 0.28],
  [3.93, 0.35, 0.18],
  [5.35, 0.25, 0.1],
  [7.1, 0.15, 0.05],
]
/** No dish is round: each mode is two, a little apart, that beat. */
const APART = 0.0018

/** The bell at the ring, struck three times. Mono. */
export function boxingBell(rate: Hertz): Float32Array {
  const sound = new Float32Array(Math.round(LENGTH * rate))
  BELL_STROKES.forEach((start, stroke) => {
    addStroke(sound, Math.round(start * rate), stroke, rate)
  })
  return finish(sound, { seconds: 1.2, damping: 0.2 }, 0.12, rate)
}

function addStroke(sound: Float32Array, start: number, stroke: number, rate: Hertz): void {
  const noise = createNoise(stroke + 1)
  const hammer = Float32Array.from(
    { length: Math.round(0.03 * rate) },
    (_, index) => noise() * Math.exp(-index / (0.004 * rate)),
  )
  applyBiquad(hammer, highPass({ hertz: 2_500, q: 0.7, rate }))
  for (let index = 0; start + index < sound.length; index += 1) {
    const time = index / rate
    let ring = hammer[index] ?? 0
    for (const [ratio, level, fade] of MODES) {
      const turn = 2 * Math.PI * PITCH * ratio * time
      ring += level * Math.exp(-time / fade) * (Math.sin(turn) + 0.6 * Math.sin(turn * (1 + APART)))
    }
    sound[start + index] = (sound[start + index] ?? 0) + ring * Math.min(1, time / 0.0005)
  }
}
