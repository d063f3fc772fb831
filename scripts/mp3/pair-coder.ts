import type { BitWriter } from './bit-writer.ts'
import { PAIR_CODES } from './pair-codes.ts'

/** A code, and how many more bits it spends on what is larger than its largest value. */
interface PairCoder {
  readonly number: number
  readonly largest: number
  readonly extraBits: number
  /** Words by 16 times the first value plus the second. */
  readonly words: readonly (Word | undefined)[]
}

interface Word {
  readonly bits: number
  readonly length: number
}

/** Codes 24 to 31 have the same words and differ in their extra bits. */
const EXTRA_BITS = [4, 5, 6, 7, 8, 9, 11, 13]
/** A value that more bits follow. */
const ESCAPE = 15

const CODERS: readonly PairCoder[] = PAIR_CODES.flatMap(({ number, largest, words }): PairCoder[] => {
  const table = readWords(words)
  if (number !== 24) return [{ number, largest, extraBits: 0, words: table }]
  return EXTRA_BITS.map((extraBits, index) => ({
    number: number + index,
    largest: ESCAPE + 2 ** extraBits - 1,
    extraBits,
    words: table,
  }))
})

/** Largest value that any code can write. */
export const LARGEST_VALUE = Math.max(...CODERS.map(({ largest }) => largest))

function readWords(packed: string): (Word | undefined)[] {
  const table: (Word | undefined)[] = []
  let next = 0
  for (let at = 0; at < packed.length; at += 3) {
    const length = parseInt(packed.charAt(at), 36)
    const pair = parseInt(packed.slice(at + 1, at + 3), 16)
    // Words rise: each begins where the one before it ends, seen as shares of all there are.
    table[pair] = { bits: Math.round(next * 2 ** length), length }
    next += 2 ** -length
  }
  return table
}

/** The code that writes these values in the fewest bits; undefined where all are 0 and none is needed. */
export function bestCoder(
  values: Int32Array,
  from: number,
  to: number,
): { readonly coder: PairCoder; readonly bits: number } | undefined {
  const largest = values.subarray(from, to).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (largest === 0) return undefined
  const [first, ...rest] = CODERS.filter((coder) => coder.largest >= largest).map((coder) => ({
    coder,
    bits: bitsOf(values, from, to, coder),
  }))
  if (first === undefined) throw new RangeError(`No code writes ${largest}.`)
  return rest.reduce((best, other) => (other.bits < best.bits ? other : best), first)
}

function bitsOf(values: Int32Array, from: number, to: number, { words, extraBits }: PairCoder): number {
  let bits = 0
  for (let index = from; index < to; index += 2) {
    const x = Math.abs(values[index] ?? 0)
    const y = Math.abs(values[index + 1] ?? 0)
    bits += words[Math.min(x, ESCAPE) * 16 + Math.min(y, ESCAPE)]?.length ?? 0
    bits += (x === 0 ? 0 : 1) + (y === 0 ? 0 : 1)
    if (extraBits > 0) bits += (x >= ESCAPE ? extraBits : 0) + (y >= ESCAPE ? extraBits : 0)
  }
  return bits
}

/** Writes values by a code: for each pair its word, then of each the extra bits and the sign. */
export function writePairs(
  writer: BitWriter,
  values: Int32Array,
  from: number,
  to: number,
  { words, extraBits }: PairCoder,
): void {
  for (let index = from; index < to; index += 2) {
    const pair = [values[index] ?? 0, values[index + 1] ?? 0]
    const [x = 0, y = 0] = pair.map((value) => Math.min(Math.abs(value), ESCAPE))
    const word = words[x * 16 + y]
    if (word !== undefined) writer.write(word.bits, word.length)
    for (const value of pair) {
      if (extraBits > 0 && Math.abs(value) >= ESCAPE) writer.write(Math.abs(value) - ESCAPE, extraBits)
      if (value !== 0) writer.write(value < 0 ? 1 : 0, 1)
    }
  }
}
