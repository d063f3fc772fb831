import type { Hertz } from '#shared/std/units.ts'
import { besselI0 } from './bessel.ts'

/** Zero crossings of the sinc on each side: the length of the filter, in samples of the lower of the two rates. */
const CROSSINGS = 16
/** Kaiser window shape: about 80 dB of stop band. */
const KAISER_BETA = 8
/** Where the pass band ends, as a share of half the lower rate; the rest is the filter's slope. */
const CUTOFF = 0.91

/** Changes the rate of samples it is given; of silence before and after them it knows nothing but zeros. */
export type Resampler = (samples: Float32Array) => Float32Array

/**
 * Builds a band-limited rate changer: a windowed-sinc low-pass in as many phases as the rates' ratio needs
 * (Smith, "Digital Audio Resampling Home Page", CCRMA). Building costs, running is cheap: keep it.
 * @param from and @param to rates in hertz, whole numbers.
 * @throws RangeError when their ratio would need more than 4,096 phases.
 */
export function createResampler(from: Hertz, to: Hertz): Resampler {
  const divisor = greatestCommonDivisor(from, to)
  const phases = to / divisor
  const step = from / divisor
  if (!Number.isInteger(from) || !Number.isInteger(to) || from <= 0 || phases < 1 || phases > 4096) {
    throw new RangeError(`Cannot change ${from} Hz to ${to} Hz: the rates have no small common ratio.`)
  }
  const scale = Math.min(1, to / from)
  const reach = Math.ceil(CROSSINGS / scale)
  const taps = 2 * reach
  const bank = new Float32Array(phases * taps)
  for (let phase = 0; phase < phases; phase += 1) fillPhase(bank, phase, phases, reach, scale)

  return (samples) => {
    const output = new Float32Array(Math.ceil((samples.length * phases) / step))
    // Zeros on both sides spare the inner loop every bound check.
    const padded = new Float32Array(samples.length + taps)
    padded.set(samples, reach - 1)
    let start = 0
    let phase = 0
    for (let index = 0; index < output.length; index += 1) {
      let sum = 0
      const row = phase * taps
      for (let tap = 0; tap < taps; tap += 1) sum += (padded[start + tap] ?? 0) * (bank[row + tap] ?? 0)
      output[index] = sum
      phase += step
      while (phase >= phases) {
        phase -= phases
        start += 1
      }
    }
    return output
  }
}

/** One phase: the sinc seen from a point `phase / phases` of a sample past the tap in the middle, at unity gain. */
function fillPhase(bank: Float32Array, phase: number, phases: number, reach: number, scale: number): void {
  const taps = 2 * reach
  const row = phase * taps
  let sum = 0
  for (let tap = 0; tap < taps; tap += 1) {
    const distance = tap - (reach - 1) - phase / phases
    const inside = 1 - (distance / reach) ** 2
    const window = inside <= 0 ? 0 : besselI0(KAISER_BETA * Math.sqrt(inside))
    const value = window * sinc(distance * scale * CUTOFF)
    bank[row + tap] = value
    sum += value
  }
  for (let tap = 0; tap < taps; tap += 1) bank[row + tap] = (bank[row + tap] ?? 0) / sum
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
