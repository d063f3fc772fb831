import type { Hertz, Seconds } from '#shared/std/units.ts'

/** The corner is worked out anew after so many samples. */
const EVERY = 16

/**
 * A low-pass whose corner moves, in place: the trapezoidal state-variable filter (Zavalishin, "The Art of VA Filter
 * Design", 2012, chapter 4).
 * @param cornerAt hertz at a time; held below .45 of the rate. @param q 0.7 is flat, 3 rings.
 */
export function sweepLowPass(
  samples: Float32Array,
  cornerAt: (time: Seconds) => Hertz,
  q: number,
  rate: Hertz,
): void {
  const damping = 1 / q
  let g = 0
  let a1 = 0
  let first = 0
  let second = 0
  for (let index = 0; index < samples.length; index += 1) {
    if (index % EVERY === 0) {
      g = Math.tan((Math.PI * Math.min(cornerAt(index / rate), 0.45 * rate)) / rate)
      a1 = 1 / (1 + g * (g + damping))
    }
    const above = (samples[index] ?? 0) - second
    const band = a1 * (first + g * above)
    const low = second + g * band
    first = 2 * band - first
    second = 2 * low - second
    samples[index] = low
  }
}
