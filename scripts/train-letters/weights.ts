import type { NumberedExamples } from './number-contexts.ts'
import { createSlots } from './slots.ts'

/** A weight for each choice that was ever right in a context, row by row. */
export interface Weights {
  /** Where each context's row begins; one more at the end. */
  readonly starts: Uint32Array
  /** Which choice of its letter each weight speaks for. */
  readonly ranks: Uint8Array
  readonly values: Float32Array
  /** Sum of squared gradients: how much each weight was pulled at. */
  readonly pulls: Float32Array
}

/** A model while it learns: its examples, and what they have taught it. */
export interface Model {
  readonly numbered: NumberedExamples
  readonly weights: Weights
}

/** More than any letter has choices. */
const RANKS = 64

/** Rows for what was seen, all weights 0. */
export function emptyWeights({ examples, size, starts, numbers }: NumberedExamples): Weights {
  const { keys, taken, slotOf } = createSlots(numbers.length)
  for (let example = 0; example < examples.count; example += 1) {
    const right = examples.right[example] ?? 0
    for (let at = starts[example] ?? 0; at < (starts[example + 1] ?? 0); at += 1)
      slotOf((numbers[at] ?? 0) * RANKS + right)
  }
  const pairs = Uint32Array.from(keys.filter((_, slot) => taken[slot] === 1)).sort()
  const rowStarts = new Uint32Array(size + 1)
  const ranks = new Uint8Array(pairs.length)
  pairs.forEach((pair, index) => {
    const number = Math.floor(pair / RANKS)
    ranks[index] = pair % RANKS
    rowStarts[number + 1] = index + 1
  })
  for (let number = 1; number <= size; number += 1)
    rowStarts[number] = Math.max(rowStarts[number] ?? 0, rowStarts[number - 1] ?? 0)
  return {
    starts: rowStarts,
    ranks,
    values: new Float32Array(pairs.length),
    pulls: new Float32Array(pairs.length),
  }
}
