import type { Decibels, Hertz } from '#shared/std/units.ts'

/** A second-order filter with its coefficients divided by a0. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** What every shape of filter is made from. */
export interface FilterPlace {
  /** Corner or centre, below half the rate. */
  readonly hertz: Hertz
  /** Sharpness; 0.7071 is a Butterworth corner. */
  readonly q: number
  readonly rate: Hertz
}

/*
 * The shapes follow Robert Bristow-Johnson, "Cookbook formulae for audio equalizer biquad filter coefficients"
 * (published by the W3C as the Audio EQ Cookbook).
 */

function anglesOf({ hertz, q, rate }: FilterPlace) {
  const omega = (2 * Math.PI * hertz) / rate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

function divided(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

/** Passes what lies below the corner. */
export function lowPass(place: FilterPlace): Biquad {
  const { cos, alpha } = anglesOf(place)
  return divided((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Passes what lies above the corner. */
export function highPass(place: FilterPlace): Biquad {
  const { cos, alpha } = anglesOf(place)
  return divided((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Passes what lies around the centre, which keeps its level. */
export function bandPass(place: FilterPlace): Biquad {
  const { cos, alpha } = anglesOf(place)
  return divided(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Lifts or lowers what lies around the centre. */
export function peaking(place: FilterPlace, gain: Decibels): Biquad {
  const { cos, alpha } = anglesOf(place)
  const amplitude = 10 ** (gain / 40)
  return divided(
    1 + alpha * amplitude,
    -2 * cos,
    1 - alpha * amplitude,
    1 + alpha / amplitude,
    -2 * cos,
    1 - alpha / amplitude,
  )
}

/** Lifts or lowers all that lies below the corner. */
export function lowShelf(place: FilterPlace, gain: Decibels): Biquad {
  return shelf(place, gain, 1)
}

/** Lifts or lowers all that lies above the corner. */
export function highShelf(place: FilterPlace, gain: Decibels): Biquad {
  return shelf(place, gain, -1)
}

/** The two shelves mirror each other: `side` is 1 for the low one, -1 for the high one. */
function shelf(place: FilterPlace, gain: Decibels, side: 1 | -1): Biquad {
  const { cos, alpha } = anglesOf(place)
  const amplitude = 10 ** (gain / 40)
  const bend = 2 * Math.sqrt(amplitude) * alpha
  const less = (amplitude - 1) * cos * side
  const more = (amplitude + 1) * cos * side
  return divided(
    amplitude * (amplitude + 1 - less + bend),
    2 * amplitude * side * (amplitude - 1 - more),
    amplitude * (amplitude + 1 - less - bend),
    amplitude + 1 + less + bend,
    -2 * side * (amplitude - 1 + more),
    amplitude + 1 + less - bend,
  )
}

/** Runs the samples through the filter in place, from rest (transposed direct form II). */
export function applyBiquad(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let first = 0
  let second = 0
  for (let index = 0; index < samples.length; index += 1) {
    const input = samples[index] ?? 0
    const output = b0 * input + first
    first = b1 * input - a1 * output + second
    second = b2 * input - a2 * output
    samples[index] = output
  }
}

/** How much the filter passes of a steady tone: 1 is unchanged. */
export function magnitudeAt({ b0, b1, b2, a1, a2 }: Biquad, hertz: Hertz, rate: Hertz): number {
  const omega = (2 * Math.PI * hertz) / rate
  const size = (zero: number, one: number, two: number) =>
    Math.hypot(
      zero + one * Math.cos(omega) + two * Math.cos(2 * omega),
      one * Math.sin(omega) + two * Math.sin(2 * omega),
    )
  return size(b0, b1, b2) / size(1, a1, a2)
}
