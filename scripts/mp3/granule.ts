import type { BitWriter } from './bit-writer.ts'
import { GRANULE } from './filter-bank.ts'
import { bestCoder, LARGEST_VALUE, writePairs } from './pair-coder.ts'

/** Where the bands of a spectrum at 44.1 kHz begin (ISO/IEC 11172-3, table B.8). */
const BAND_EDGES = [
  0, 4, 8, 12, 16, 20, 24, 30, 36, 44, 52, 62, 74, 90, 110, 134, 162, 196, 238, 288, 342, 418, 576,
]
/** The gain at which a step is 1. */
const UNITY_GAIN = 210
/** Values are rounded a little down, which suits the power law they are spread by. */
const ROUNDING = 0.4054
/** The code for four small values spends this on each four, and a sign on each value that is not 0. */
const QUAD_BITS = 4

/** A spectrum in whole numbers, ready to be written. */
export interface Granule {
  readonly gain: number
  readonly values: Int32Array
  /** Up to here pairs are written, by up to three codes. */
  readonly pairsEnd: number
  /** From there fours of values up to 1. */
  readonly quadsEnd: number
  readonly regions: readonly Region[]
  /** Bands of the first and second region. */
  readonly regionBands: readonly [number, number]
  readonly bits: number
}

interface Region {
  readonly from: number
  readonly to: number
  readonly best: ReturnType<typeof bestCoder>
}

/** Quantizes a spectrum as finely as so many bits allow. */
export function quantize(spectrum: Float64Array, mostBits: number): Granule {
  let [low, high] = [0, 255]
  let best = atGain(spectrum, high)
  while (low < high) {
    const gain = (low + high) >> 1
    const granule = atGain(spectrum, gain)
    if (granule !== undefined && granule.bits <= mostBits) {
      best = granule
      high = gain
    } else low = gain + 1
  }
  if (best === undefined) throw new RangeError('A spectrum too loud to be written.')
  return best
}

/** The spectrum at one step; undefined where a value would be too large for any code. */
function atGain(spectrum: Float64Array, gain: number): Granule | undefined {
  const scale = 2 ** ((-3 * (gain - UNITY_GAIN)) / 16)
  const values = new Int32Array(GRANULE)
  for (let line = 0; line < GRANULE; line += 1) {
    const value = spectrum[line] ?? 0
    const size = Math.floor(Math.abs(value) ** 0.75 * scale + ROUNDING)
    if (size > LARGEST_VALUE) return undefined
    values[line] = value < 0 ? -size : size
  }
  const pairsNeeded = lastAbove(values, 1) + 1
  const pairsEnd = pairsNeeded + (pairsNeeded % 2)
  const small = Math.max(0, lastAbove(values, 0) + 1 - pairsEnd)
  // Where two lines are left at the end, above 22 kHz, they make no four and are left out.
  const quads = Math.min(Math.ceil(small / 4), Math.floor((GRANULE - pairsEnd) / 4))
  const quadsEnd = pairsEnd + quads * 4
  const { regions, regionBands } = regionsOf(values, pairsEnd)
  const pairBits = regions.reduce((sum, { best }) => sum + (best?.bits ?? 0), 0)
  const signs = values.subarray(pairsEnd, quadsEnd).reduce((sum, value) => sum + Math.abs(value), 0)
  const bits = pairBits + quads * QUAD_BITS + signs
  return { gain, values, pairsEnd, quadsEnd, regions, regionBands, bits }
}

function lastAbove(values: Int32Array, size: number): number {
  for (let line = values.length - 1; line >= 0; line -= 1) if (Math.abs(values[line] ?? 0) > size) return line
  return -1
}

/** Splits the pairs at bands, about in thirds of them, each with the code that suits it. */
function regionsOf(values: Int32Array, end: number): Pick<Granule, 'regions' | 'regionBands'> {
  const bands = BAND_EDGES.findIndex((edge) => edge >= end)
  const first = Math.max(1, Math.min(16, Math.floor(bands / 3)))
  const second = Math.max(1, Math.min(8, Math.floor(bands / 3)))
  const edges = [0, BAND_EDGES[first] ?? GRANULE, BAND_EDGES[first + second] ?? GRANULE, end].map((edge) =>
    Math.min(edge, end),
  )
  const regions = [0, 1, 2].map((region) => {
    const [from = 0, to = 0] = edges.slice(region)
    return { from, to, best: bestCoder(values, from, to) }
  })
  return { regions, regionBands: [first, second] }
}

/** Writes the values: pairs of each region, then fours. */
export function writeGranule(writer: BitWriter, granule: Granule): void {
  for (const { from, to, best } of granule.regions)
    if (best !== undefined) writePairs(writer, granule.values, from, to, best.coder)
  for (let line = granule.pairsEnd; line < granule.quadsEnd; line += 4) {
    const four = Array.from(granule.values.subarray(line, line + 4))
    // The second of the two codes for fours: a bit for each, turned round.
    writer.write(
      four.reduce((word, value) => word * 2 + (value === 0 ? 1 : 0), 0),
      QUAD_BITS,
    )
    for (const value of four) if (value !== 0) writer.write(value < 0 ? 1 : 0, 1)
  }
}
