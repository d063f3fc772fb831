import { HALF_WINDOW } from './analysis-window.ts'

/** Samples, and lines of the spectrum, in a granule. */
export const GRANULE = 576
const BANDS = 32
const SLOTS = GRANULE / BANDS
const TAPS = 512
/** What the butterflies between bands are made from (ISO/IEC 11172-3, table B.9). */
const ALIASES = [-0.6, -0.535, -0.33, -0.185, -0.095, -0.041, -0.0142, -0.0037]

const WINDOW = Float64Array.from({ length: TAPS }, (_, tap) => {
  const half = (HALF_WINDOW[Math.min(tap, TAPS - tap)] ?? 0) / 65_536 / BANDS
  return (tap >> 6) % 2 === 1 ? -half : half
})
const SHIFTS = Float64Array.from({ length: BANDS * 64 }, (_, index) =>
  Math.cos(((2 * (index >> 6) + 1) * ((index & 63) - 16) * Math.PI) / 64),
)
/** A sine window and the cosines of 36 values into 18; a ninth undoes what the way back adds up. */
const COSINES = Float64Array.from({ length: SLOTS * 36 }, (_, index) => {
  const line = Math.floor(index / 36)
  const place = index % 36
  const window = Math.sin((Math.PI / 36) * (place + 0.5))
  return (window * Math.cos((Math.PI / 72) * (2 * place + 1 + SLOTS) * (2 * line + 1))) / 9
})

/**
 * The hybrid filter bank of MPEG-1 Layer III with long blocks only: 32 bands, each into 18 lines, and butterflies
 * against what leaks between neighbours (ISO/IEC 11172-3, C.1.3 and 2.4.3.4).
 * @returns a function that takes the next 576 samples and gives the spectrum 1,057 samples behind them
 */
export function createFilterBank(): (samples: Float32Array) => Float64Array {
  const history = new Float64Array(TAPS)
  const former = new Float64Array(GRANULE)
  return (samples) => {
    const current = new Float64Array(GRANULE)
    for (let slot = 0; slot < SLOTS; slot += 1) {
      history.copyWithin(BANDS, 0)
      for (let index = 0; index < BANDS; index += 1)
        history[BANDS - 1 - index] = samples[slot * BANDS + index] ?? 0
      splitBands(history, current, slot)
    }
    const spectrum = transform(former, current)
    former.set(current)
    removeAliases(spectrum)
    return spectrum
  }
}

/** One value for each band; odd ones of odd bands turn their sign, since those bands lie upside down. */
function splitBands(history: Float64Array, bands: Float64Array, slot: number): void {
  const folded = new Float64Array(64)
  for (let tap = 0; tap < TAPS; tap += 1)
    folded[tap & 63] = (folded[tap & 63] ?? 0) + (history[tap] ?? 0) * (WINDOW[tap] ?? 0)
  for (let band = 0; band < BANDS; band += 1) {
    let sum = 0
    for (let index = 0; index < 64; index += 1) sum += (SHIFTS[band * 64 + index] ?? 0) * (folded[index] ?? 0)
    bands[band * SLOTS + slot] = band % 2 === 1 && slot % 2 === 1 ? -sum : sum
  }
}

function transform(former: Float64Array, current: Float64Array): Float64Array {
  const spectrum = new Float64Array(GRANULE)
  for (let band = 0; band < GRANULE; band += SLOTS) {
    for (let line = 0; line < SLOTS; line += 1) {
      let sum = 0
      const row = line * 36
      for (let place = 0; place < SLOTS; place += 1) {
        sum += (COSINES[row + place] ?? 0) * (former[band + place] ?? 0)
        sum += (COSINES[row + SLOTS + place] ?? 0) * (current[band + place] ?? 0)
      }
      spectrum[band + line] = sum
    }
  }
  return spectrum
}

function removeAliases(spectrum: Float64Array): void {
  for (let edge = SLOTS; edge < GRANULE; edge += SLOTS) {
    ALIASES.forEach((alias, distance) => {
      const kept = 1 / Math.hypot(1, alias)
      const crossed = alias * kept
      const below = spectrum[edge - 1 - distance] ?? 0
      const above = spectrum[edge + distance] ?? 0
      spectrum[edge - 1 - distance] = below * kept + above * crossed
      spectrum[edge + distance] = above * kept - below * crossed
    })
  }
}
