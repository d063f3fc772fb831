/** The digits weights are written in; two of them make a number. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
/** Numbers run from 0 to twice this, for -scale to scale. */
export const STEPS = 2047

/** Weights as they are written. */
export interface PackedWeights {
  /** The largest of them. */
  readonly scale: number
  /** Two digits for each, in lines. */
  readonly digits: readonly string[]
}

/** Reads weights as they are written. */
export function unpackWeights({ scale, digits }: PackedWeights): Float32Array {
  const text = digits.join('')
  const valueAt = (index: number): number => DIGITS.indexOf(text[index] ?? '0')
  return Float32Array.from({ length: text.length / 2 }, (_, index) => {
    const number = valueAt(2 * index) * DIGITS.length + valueAt(2 * index + 1)
    return ((number - STEPS) * scale) / STEPS
  })
}
