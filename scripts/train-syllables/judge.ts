import type { Seconds } from '#shared/std/units.ts'

/** How two lists of moments agree. */
export interface Agreement {
  readonly hits: number
  readonly found: number
  readonly true: number
  /** Found minus true, of each hit. */
  readonly errors: readonly Seconds[]
}

/** Pairs what was found with the truth, the closest first, each once, no further apart than `within`. */
export function agree(found: readonly Seconds[], truth: readonly Seconds[], within: Seconds): Agreement {
  const pairs = found
    .flatMap((time, at) => truth.map((other, index) => ({ at, index, error: time - other })))
    .filter(({ error }) => Math.abs(error) <= within)
    .sort((a, b) => Math.abs(a.error) - Math.abs(b.error))
  const used = { at: new Set<number>(), index: new Set<number>() }
  const errors: Seconds[] = []
  for (const { at, index, error } of pairs) {
    if (used.at.has(at) || used.index.has(index)) continue
    used.at.add(at)
    used.index.add(index)
    errors.push(error)
  }
  return { hits: errors.length, found: found.length, true: truth.length, errors }
}

/** Precision, recall and their harmonic mean over all lists. */
export function scoreOf(agreements: readonly Agreement[]): { precision: number; recall: number; f: number } {
  const sum = (pick: (agreement: Agreement) => number) =>
    agreements.reduce((total, agreement) => total + pick(agreement), 0)
  const hits = sum(({ hits }) => hits)
  const found = sum(({ found }) => found)
  const all = sum((agreement) => agreement.true)
  return {
    precision: hits / Math.max(1, found),
    recall: hits / Math.max(1, all),
    f: (2 * hits) / Math.max(1, found + all),
  }
}
