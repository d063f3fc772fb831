import { STEPS } from '#shared/domain/phonetics/letters/letter-model.ts'
import type { ContextWeights } from '#shared/domain/phonetics/letters/pack-letter-model.ts'
import { keyOf } from './prune.ts'
import type { Model } from './weights.ts'

const MOST = 127

/**
 * Weights as whole steps; those that come to nothing are left out, and contexts that have no other.
 * @param model pruned, so that its contexts stand in the order of their keys
 */
export function quantise({ numbered, weights }: Model): ContextWeights[] {
  const { starts, ranks, values } = weights
  return [...numbered.hashes].flatMap((hash, index) => {
    const row: [number, number][] = []
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
      const weight = Math.round((values[at] ?? 0) * STEPS)
      if (weight !== 0) row.push([ranks[at] ?? 0, Math.max(-MOST, Math.min(MOST, weight))])
    }
    return row.length === 0 ? [] : [{ key: keyOf(hash), weights: row }]
  })
}
