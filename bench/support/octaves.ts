import { fft } from '#shared/dsp/fft.ts'
import type { Stereo } from '#shared/dsp/beats/stereo.ts'

const SIZE = 16_384
/** Where octaves around 31.5 Hz, 63 Hz and so on meet. */
const EDGES = [22, 44, 89, 177, 355, 710, 1_420, 2_840, 5_680, 11_360, 22_720]

const decibels = (power: number): number => Number((10 * Math.log10(power)).toFixed(1))

/** The middle of a sound, laid out for reading: power in each of ten octaves, and from 300 to 3,000 Hz, in decibels of the whole. */
export function balanceOf({ left, right }: Stereo, rate: number) {
  const powers = new Float64Array(SIZE / 2)
  for (let start = 0; start + SIZE <= left.length; start += SIZE / 2) {
    const real = Float64Array.from({ length: SIZE }, (_, index) => {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE)
      return ((left[start + index] ?? 0) + (right[start + index] ?? 0)) * window
    })
    const imaginary = new Float64Array(SIZE)
    fft(real, imaginary)
    for (let bin = 1; bin < powers.length; bin += 1)
      powers[bin] = (powers[bin] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
  }
  const between = (low: number, high: number) =>
    powers.reduce((sum, power, bin) => {
      const hertz = (bin * rate) / SIZE
      return hertz >= low && hertz < high ? sum + power : sum
    }, 0)
  const all = between(0, rate)
  return {
    octaves: EDGES.slice(1).map((edge, index) => decibels(between(EDGES[index] ?? 0, edge) / all)),
    words: decibels(between(300, 3_000) / all),
  }
}
