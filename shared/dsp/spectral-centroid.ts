import type { Hertz } from '#shared/std/units.ts'
import { fft } from './fft.ts'

const SIZE = 1024

/** The mean frequency of the sound, weighted by power: how bright it is. 0 of silence. */
export function spectralCentroid(samples: Float32Array, rate: Hertz): Hertz {
  const power = new Float64Array(SIZE / 2)
  for (let start = 0; start + SIZE <= samples.length; start += SIZE / 2) {
    const real = Float64Array.from({ length: SIZE }, (_, index) => {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE)
      return (samples[start + index] ?? 0) * window
    })
    const imaginary = new Float64Array(SIZE)
    fft(real, imaginary)
    for (let bin = 0; bin < power.length; bin += 1) {
      power[bin] = (power[bin] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
    }
  }
  const total = power.reduce((sum, value) => sum + value, 0)
  const weighted = power.reduce((sum, value, bin) => sum + (value * bin * rate) / SIZE, 0)
  return total === 0 ? 0 : weighted / total
}
