import { CONTEXTS } from '#shared/domain/phonetics/letters/contexts.ts'
import { KEY_BITS } from '#shared/domain/phonetics/letters/letter-model.ts'
import type { NumberedExamples } from './number-contexts.ts'
import type { Model, Weights } from './weights.ts'

const ROUNDS = 24

/** The key of a hash in a packed model. */
export const keyOf = (hash: number): number => hash >>> (32 - KEY_BITS)

/** What a model loses with a weight, roughly: its square by how steeply the likelihood bends there (LeCun et al. 1990). */
const worthOf = ({ values, pulls }: Weights): Float32Array =>
  values.map((value, at) => value * value * (pulls[at] ?? 0))

/** The weights of a context that are worth at least so much, provided they are worth the room of its key, too. */
function keptEntries({ starts }: Weights, worth: Float32Array, number: number, least: number): number[] {
  const entries: number[] = []
  let sum = 0
  for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) {
    const own = worth[at] ?? 0
    if (own < least) continue
    entries.push(at)
    sum += own
  }
  return sum < least * (entries.length + 1) ? [] : entries
}

/** How much a weight must be worth for keys and weights, about a byte each when compressed, to fill no more than the room. */
function leastWorth(weights: Weights, worth: Float32Array, room: number): number {
  let [low, high] = [0, 1000]
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = round < ROUNDS / 2 ? Math.sqrt(Math.max(low, 1e-6) * high) : (low + high) / 2
    let filled = 0
    for (let number = 0; number + 1 < weights.starts.length; number += 1) {
      const { length } = keptEntries(weights, worth, number, middle)
      if (length > 0) filled += length + 1
    }
    if (filled > room) low = middle
    else high = middle
  }
  return high
}

/** Numbers examples anew: each has the contexts that a packed model would find for it, be it by chance. */
function renumber({ examples }: NumberedExamples, keys: readonly number[]) {
  const numberOf = new Int32Array(1 << KEY_BITS).fill(-1)
  keys.forEach((key, number) => (numberOf[key] = number))
  const { count, contexts } = examples
  const starts = new Uint32Array(count + 1)
  const numbers = new Uint32Array(count * CONTEXTS)
  let end = 0
  for (let example = 0; example < count; example += 1) {
    for (let at = example * CONTEXTS; at < (example + 1) * CONTEXTS; at += 1) {
      const number = numberOf[keyOf(contexts[at] ?? 0)] ?? -1
      if (number < 0) continue
      numbers[end] = number
      end += 1
    }
    starts[example + 1] = end
  }
  return { starts, numbers: numbers.slice(0, end) }
}

/**
 * Keeps what is worth most of a model: at most `room` contexts and weights together. Contexts are numbered anew in the
 * order of their keys; of two that share one, one is lost.
 */
export function prune({ numbered, weights }: Model, room: number): Model {
  const worth = worthOf(weights)
  const least = leastWorth(weights, worth, room)
  const byKey = new Map<number, { readonly number: number; readonly entries: readonly number[] }>()
  numbered.hashes.forEach((hash, number) => {
    const entries = keptEntries(weights, worth, number, least)
    if (entries.length > 0) byKey.set(keyOf(hash), { number, entries })
  })
  const kept = [...byKey].sort(([a], [b]) => a - b)
  const numbers = kept.map(([, { number }]) => number)
  const entries = kept.flatMap(([, context]) => context.entries)
  const starts = new Uint32Array(kept.length + 1)
  kept.forEach(([, context], index) => (starts[index + 1] = (starts[index] ?? 0) + context.entries.length))
  return {
    weights: {
      starts,
      ranks: Uint8Array.from(entries, (at) => weights.ranks[at] ?? 0),
      values: Float32Array.from(entries, (at) => weights.values[at] ?? 0),
      pulls: Float32Array.from(entries, (at) => weights.pulls[at] ?? 0),
    },
    numbered: {
      examples: numbered.examples,
      size: kept.length,
      hashes: Int32Array.from(numbers, (number) => numbered.hashes[number] ?? 0),
      families: Uint32Array.from(numbers, (number) => numbered.families[number] ?? 0),
      ...renumber(
        numbered,
        kept.map(([key]) => key),
      ),
    },
  }
}
