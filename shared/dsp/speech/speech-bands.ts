import type { Decibels, Hertz, Seconds } from '#shared/std/units.ts'
import { fft } from '../fft.ts'
import { decimate, type Sampled } from './decimate.ts'

/** Bands of a frame, evenly spread on the mel scale; the span of a telephone, which carries every vowel. */
export const BANDS = 14
const LOWEST: Hertz = 200
const HIGHEST: Hertz = 3400
/** The lowest rate that holds the bands; higher ones are brought near it. */
const LEAST_RATE: Hertz = 8000
/** From one frame to the next. */
export const HOP: Seconds = 0.005
const WINDOW: Seconds = 0.02
/** Least power that is told from none. */
const TINY = 1e-20

/** Levels of a sound in bands, frame after frame; frame n is centred on second n * HOP. */
export interface SpeechBands {
  readonly frames: number
  /** Power of each band of each frame in decibels, BANDS of them a frame. */
  readonly levels: Float32Array
}

/**
 * Looks at a sound as frames of band levels: Hann windows of 20 ms every 5 ms. Samples that are no numbers count as
 * silence, a constant offset is taken out.
 */
export function speechBands(sound: Sampled): SpeechBands {
  const { samples, rate } = decimate(
    { samples: cleaned(sound.samples), rate: sound.rate },
    LEAST_RATE,
    HIGHEST,
  )
  const width = Math.round(WINDOW * rate)
  const size = 2 ** Math.ceil(Math.log2(width))
  const window = Float64Array.from({ length: width }, (_, index) => {
    return 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / width)
  })
  const filters = melFilters(size, rate)
  const frames = samples.length === 0 ? 0 : Math.ceil(samples.length / (HOP * rate))
  const levels = new Float32Array(frames * BANDS)
  const first = new Float64Array(size)
  const second = new Float64Array(size)
  const powers = { first: new Float64Array(size / 2), second: new Float64Array(size / 2) }
  // Two real frames go through one complex transform.
  for (let frame = 0; frame < frames; frame += 2) {
    cut(samples, Math.round(frame * HOP * rate - width / 2), window, first)
    cut(samples, Math.round((frame + 1) * HOP * rate - width / 2), window, second)
    fft(first, second)
    partPowers(first, second, powers)
    for (let band = 0; band < BANDS; band += 1) {
      const { from, weights } = filters[band] ?? NO_FILTER
      let a = TINY
      let b = TINY
      for (let index = 0; index < weights.length; index += 1) {
        a += (weights[index] ?? 0) * (powers.first[from + index] ?? 0)
        b += (weights[index] ?? 0) * (powers.second[from + index] ?? 0)
      }
      levels[frame * BANDS + band] = decibels(a)
      if (frame + 1 < frames) levels[(frame + 1) * BANDS + band] = decibels(b)
    }
  }
  return { frames, levels }
}

const decibels = (power: number): Decibels => 10 * Math.log10(power)

/** Parts the spectrum of two real frames by its symmetry, into the power of each. */
function partPowers(
  re: Float64Array,
  im: Float64Array,
  { first, second }: { first: Float64Array; second: Float64Array },
): void {
  const size = re.length
  for (let bin = 1; bin < size / 2; bin += 1) {
    const forth = re[bin] ?? 0
    const back = re[size - bin] ?? 0
    const forthIm = im[bin] ?? 0
    const backIm = im[size - bin] ?? 0
    first[bin] = (forth + back) ** 2 + (forthIm - backIm) ** 2
    second[bin] = (forthIm + backIm) ** 2 + (back - forth) ** 2
  }
}

function cleaned(samples: Float32Array): Float32Array {
  const clean = new Float32Array(samples.length)
  let sum = 0
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0
    // What is no number differs from itself, taken from itself.
    const finite = sample - sample === 0 ? sample : 0
    clean[index] = finite
    sum += finite
  }
  const offset = sum / Math.max(1, samples.length)
  for (let index = 0; index < clean.length; index += 1) clean[index] = (clean[index] ?? 0) - offset
  return clean
}

function cut(samples: Float32Array, start: number, window: Float64Array, target: Float64Array): void {
  target.fill(0)
  for (let index = 0; index < window.length; index += 1)
    target[index] = (samples[start + index] ?? 0) * (window[index] ?? 0)
}

interface MelFilter {
  /** The first bin. */
  readonly from: number
  readonly weights: Float64Array
}
const NO_FILTER: MelFilter = { from: 0, weights: new Float64Array() }

const toMel = (hertz: Hertz): number => 2595 * Math.log10(1 + hertz / 700)
const fromMel = (mel: number): Hertz => 700 * (10 ** (mel / 2595) - 1)

/** Triangles over the bins, each from the middle of its lower neighbour to that of its upper one, a sum of 1 apiece. */
function melFilters(size: number, rate: Hertz): MelFilter[] {
  const step = (toMel(HIGHEST) - toMel(LOWEST)) / (BANDS + 1)
  const corner = (index: number): number => (fromMel(toMel(LOWEST) + index * step) * size) / rate
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [corner(band), corner(band + 1), corner(band + 2)]
    const from = Math.ceil(low)
    const weights = Float64Array.from({ length: Math.floor(high) - from + 1 }, (_value, index) => {
      const bin = from + index
      return Math.max(0, Math.min((bin - low) / (middle - low), (high - bin) / (high - middle)))
    })
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return { from, weights: weights.map((weight) => weight / sum / size) }
  })
}
