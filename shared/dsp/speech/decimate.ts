import type { Hertz } from '#shared/std/units.ts'
import { besselI0 } from '../bessel.ts'

/** A sound with its rate. */
export interface Sampled {
  readonly samples: Float32Array
  readonly rate: Hertz
}

/** Kaiser window shape: about 50 dB of stop band, and how many taps that takes for a slope of the whole rate. */
const KAISER_BETA = 4.5
const TAPS_PER_SLOPE = 3

/**
 * Lowers the rate by whole factors to the lowest one that is not below `least`; what lies under `edge` stays as it is.
 * One windowed-sinc low-pass for each prime of the factor, only as long as that step needs (Crochiere and Rabiner 1975).
 * @param edge below half of `least`
 */
export function decimate({ samples, rate }: Sampled, least: Hertz, edge: Hertz): Sampled {
  let step = { samples, rate }
  for (const factor of primesOf(Math.floor(rate / least))) step = decimateBy(step, factor, edge)
  return step
}

function primesOf(whole: number): number[] {
  const primes: number[] = []
  let rest = whole
  for (let prime = 2; prime <= rest; prime += 1) {
    for (; rest % prime === 0; rest /= prime) primes.push(prime)
  }
  return primes
}

function decimateBy({ samples, rate }: Sampled, factor: number, edge: Hertz): Sampled {
  const lower = rate / factor
  // What folds back may fill the slope, but not reach below the edge.
  const half = Math.ceil((TAPS_PER_SLOPE * rate) / (lower - 2 * edge) / 2)
  const taps = lowPassTaps(half, lower / 2 / rate)
  const output = new Float32Array(Math.ceil(samples.length / factor))
  const padded = new Float32Array(samples.length + 2 * half + 1)
  padded.set(samples, half)
  const middle = taps[half] ?? 0
  for (let index = 0, centre = half; index < output.length; index += 1, centre += factor) {
    let sum = middle * (padded[centre] ?? 0)
    // The filter is the same on both sides.
    for (let tap = 1; tap <= half; tap += 1)
      sum += (taps[half + tap] ?? 0) * ((padded[centre - tap] ?? 0) + (padded[centre + tap] ?? 0))
    output[index] = sum
  }
  return { samples: output, rate: lower }
}

/** @param cutoff as a share of the rate */
function lowPassTaps(half: number, cutoff: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * half + 1 }, (_, tap) => {
    const distance = tap - half
    const window = besselI0(KAISER_BETA * Math.sqrt(1 - (distance / half) ** 2))
    const angle = 2 * Math.PI * cutoff * distance
    return window * (distance === 0 ? 1 : Math.sin(angle) / angle)
  })
  const sum = taps.reduce((total, value) => total + value, 0)
  return taps.map((value) => value / sum)
}
