import type { Hertz, Seconds } from '#shared/std/units.ts'
import { applyBiquad, highPass } from '../../biquad.ts'
import type { Stereo } from '../stereo.ts'

/** Lengths of the lines, in milliseconds: spread, and no two in a simple ratio. */
const LINES_MS = [23.1, 29.7, 33.9, 37.3, 41.1, 47.9, 53.3, 61.7]
const DEEPEST: Hertz = 260

/** A room. */
export interface Room {
  /** Until its sound has fallen by 60 dB. */
  readonly seconds: Seconds
  /** 0 is bright stone, 0.6 is full of coats. */
  readonly damping: number
}

/**
 * Replaces the samples by what a room answers, in place: eight delay lines that feed each other through a Householder
 * matrix and lose treble on the way (Jot and Chaigne, "Digital delay networks for designing artificial reverberators",
 * AES 90, 1991). Nothing below 260 Hz goes in.
 */
export function reverberate({ left, right }: Stereo, { seconds, damping }: Room, rate: Hertz): void {
  for (const channel of [left, right]) applyBiquad(channel, highPass({ hertz: DEEPEST, q: 0.7, rate }))
  const lines = LINES_MS.map((ms) => new Float32Array(Math.round((ms * rate) / 1000)))
  const gains = Float64Array.from(lines, (line) => 10 ** ((-3 * line.length) / (seconds * rate)))
  const cursors = new Int32Array(lines.length)
  const heard = new Float64Array(lines.length)
  const dulled = new Float64Array(lines.length)
  for (let index = 0; index < left.length; index += 1) {
    let sum = 0
    for (let line = 0; line < lines.length; line += 1) {
      const value = lines[line]?.[cursors[line] ?? 0] ?? 0
      const soft = value + damping * ((dulled[line] ?? 0) - value)
      dulled[line] = soft
      const kept = soft * (gains[line] ?? 0)
      heard[line] = kept
      sum += kept
    }
    const shared = sum / 4
    const inputs = [left[index] ?? 0, right[index] ?? 0]
    let outLeft = 0
    let outRight = 0
    for (let line = 0; line < lines.length; line += 1) {
      const row = lines[line]
      const cursor = cursors[line] ?? 0
      const value = heard[line] ?? 0
      if (row === undefined) continue
      row[cursor] = value - shared + (inputs[line % 2] ?? 0)
      cursors[line] = cursor + 1 === row.length ? 0 : cursor + 1
      const sign = line % 4 < 2 ? 1 : -1
      if (line % 2 === 0) outLeft += sign * value
      else outRight += sign * value
    }
    left[index] = outLeft * 0.5
    right[index] = outRight * 0.5
  }
}
