/** What every transform of one size needs. */
interface Plan {
  /** Cosines and sines of half a circle in size / 2 steps. */
  readonly cos: Float64Array
  readonly sin: Float64Array
  /** Pairs of places to swap first, one after the other. */
  readonly swaps: Uint32Array
}

const plans = new Map<number, Plan>()

/**
 * Discrete Fourier transform in place, by the radix-2 algorithm of Cooley and Tukey (1965). What a size needs
 * is worked out once and kept.
 * @throws RangeError unless both parts have the same length, a power of two.
 */
export function fft(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  if (size !== imaginary.length || size === 0 || (size & (size - 1)) !== 0) {
    throw new RangeError(`A transform of ${size} and ${imaginary.length} values needs one power of two.`)
  }
  const { cos, sin, swaps } = planOf(size)
  swapAll(real, swaps)
  swapAll(imaginary, swaps)
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half)
    for (let block = 0; block < size; block += 2 * half) {
      for (let offset = 0, turn = 0; offset < half; offset += 1, turn += stride) {
        const even = block + offset
        const odd = even + half
        const c = cos[turn] ?? 0
        const s = sin[turn] ?? 0
        const re = (real[odd] ?? 0) * c - (imaginary[odd] ?? 0) * s
        const im = (real[odd] ?? 0) * s + (imaginary[odd] ?? 0) * c
        real[odd] = (real[even] ?? 0) - re
        imaginary[odd] = (imaginary[even] ?? 0) - im
        real[even] = (real[even] ?? 0) + re
        imaginary[even] = (imaginary[even] ?? 0) + im
      }
    }
  }
}

function planOf(size: number): Plan {
  const kept = plans.get(size)
  if (kept !== undefined) return kept
  const angles = Float64Array.from({ length: size / 2 }, (_, turn) => (-2 * Math.PI * turn) / size)
  const plan = { cos: angles.map(Math.cos), sin: angles.map(Math.sin), swaps: mirroredPairs(size) }
  plans.set(size, plan)
  return plan
}

/** Each place whose bits read backwards name a later one, with that. */
function mirroredPairs(size: number): Uint32Array {
  const pairs: number[] = []
  for (let index = 1, mirrored = 0; index < size; index += 1) {
    let bit = size >> 1
    for (; (mirrored & bit) !== 0; bit >>= 1) mirrored ^= bit
    mirrored |= bit
    if (index < mirrored) pairs.push(index, mirrored)
  }
  return Uint32Array.from(pairs)
}

function swapAll(values: Float64Array, swaps: Uint32Array): void {
  for (let at = 0; at < swaps.length; at += 2) {
    const first = swaps[at] ?? 0
    const second = swaps[at + 1] ?? 0
    const kept = values[first] ?? 0
    values[first] = values[second] ?? 0
    values[second] = kept
  }
}
