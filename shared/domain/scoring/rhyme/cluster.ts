/** How well two members go together: above zero they rhyme, below they do not; nothing when they were never compared. */
export type Affinity = (a: number, b: number) => number | undefined

interface Pair {
  readonly a: number
  readonly b: number
  readonly value: number
}

function meanAffinity(a: readonly number[], b: readonly number[], affinity: Affinity): number {
  let sum = 0
  let compared = 0
  for (const left of a) {
    for (const right of b) {
      const value = affinity(left, right)
      if (value === undefined) continue
      sum += value
      compared += 1
    }
  }
  return compared === 0 ? -Infinity : sum / compared
}

function friendlyPairs(size: number, affinity: Affinity): Pair[] {
  const pairs: Pair[] = []
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      const value = affinity(a, b) ?? 0
      if (value > 0) pairs.push({ a, b, value })
    }
  }
  return pairs.sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b)
}

/**
 * Gathers members into groups that rhyme throughout: pairs are taken from the highest affinity down, and their groups
 * merge while the mean affinity between them stays above zero, so that a chain of near rhymes does not join what does
 * not rhyme.
 * @returns the groups, single members included, in order of their first member.
 */
export function cluster(size: number, affinity: Affinity): readonly (readonly number[])[] {
  const groupOf: (readonly number[])[] = Array.from({ length: size }, (_, index) => [index])
  for (const { a, b } of friendlyPairs(size, affinity)) {
    const left = groupOf[a] ?? []
    const right = groupOf[b] ?? []
    if (left === right || meanAffinity(left, right, affinity) <= 0) continue
    const merged = [...left, ...right].sort((x, y) => x - y)
    for (const member of merged) groupOf[member] = merged
  }
  return [...new Set(groupOf)]
}
