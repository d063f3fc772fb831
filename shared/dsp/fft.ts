/**
 * Discrete Fourier transform in place, by the radix-2 algorithm of Cooley and Tukey (1965).
 * @throws RangeError unless both parts have the same length, a power of two.
 */
export function fft(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  if (size !== imaginary.length || size === 0 || (size & (size - 1)) !== 0) {
    throw new RangeError(`A transform of ${size} and ${imaginary.length} values needs one power of two.`)
  }
  reverseBits(real, imaginary)
  for (let half = 1; half < size; half *= 2) {
    for (let offset = 0; offset < half; offset += 1) {
      const angle = (-Math.PI * offset) / half
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      for (let even = offset; even < size; even += 2 * half)
        butterfly(real, imaginary, even, even + half, cos, sin)
    }
  }
}

function butterfly(
  re: Float64Array,
  im: Float64Array,
  even: number,
  odd: number,
  cos: number,
  sin: number,
): void {
  const evenRe = re[even] ?? 0
  const evenIm = im[even] ?? 0
  const oddRe = (re[odd] ?? 0) * cos - (im[odd] ?? 0) * sin
  const oddIm = (re[odd] ?? 0) * sin + (im[odd] ?? 0) * cos
  re[even] = evenRe + oddRe
  im[even] = evenIm + oddIm
  re[odd] = evenRe - oddRe
  im[odd] = evenIm - oddIm
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let index = 1, mirrored = 0; index < size; index += 1) {
    let bit = size >> 1
    for (; (mirrored & bit) !== 0; bit >>= 1) mirrored ^= bit
    mirrored |= bit
    if (index >= mirrored) continue
    const swapRe = re[index] ?? 0
    const swapIm = im[index] ?? 0
    re[index] = re[mirrored] ?? 0
    im[index] = im[mirrored] ?? 0
    re[mirrored] = swapRe
    im[mirrored] = swapIm
  }
}
