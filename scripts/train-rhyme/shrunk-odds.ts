import { fitLine } from './regression.ts'

/** What a pair never seen counts, so that its logarithm exists. */
const HALF = 0.5
/** Sounds farther apart are never likelier to rhyme: at least so much is lost for each step of distance. */
const LEAST_SLOPE = 0.3

/**
 * Log-odds of pairs of sounds: how often they were seen, against how often chance would bring them together. Rare pairs
 * are drawn to what their distance in the mouth foretells (a line fitted through all pairs), the same sounds to their
 * mean share.
 * @param seen counts, row by row; `chance` the share each pair has by chance; `distances` 0 for the same sound.
 * @param prior how many pairs by chance the distance counts for.
 * @param total what `chance` is a share of; all that was seen when it is not given.
 */
export function shrunkOdds(
  seen: ArrayLike<number>,
  chance: readonly number[],
  distances: readonly number[],
  prior: number,
  total: number = Array.from(seen).reduce((sum, count) => sum + count, 0),
): number[] {
  const counts = chance.map((_, at) => seen[at] ?? 0)
  const expected = chance.map((share) => share * total)
  const raw = counts.map((count, at) => Math.log((count + HALF) / ((expected[at] ?? 0) + HALF)))
  const apart = distances.flatMap((distance, at) => (distance > 0 ? [at] : []))
  const [level = 0, slope = 0] = fitLine(
    apart.map((at) => [1, -(distances[at] ?? 0)]),
    apart.map((at) => raw[at] ?? 0),
    apart.map((at) => expected[at] ?? 0),
  )
  const same = counts.reduce((sum, count, at) => sum + (distances[at] === 0 ? count : 0), 0)
  const sameShare = Math.max(0.1, same / Math.max(1, total))
  const sameChance = chance.reduce((sum, share, at) => sum + (distances[at] === 0 ? Math.sqrt(share) : 0), 0)
  return counts.map((count, at) => {
    const distance = distances[at] ?? 0
    const foretold =
      distance === 0
        ? sameShare / sameChance / Math.sqrt(chance[at] ?? 1)
        : Math.exp(level - Math.max(LEAST_SLOPE, slope) * distance)
    return Math.log((count + prior * foretold) / ((expected[at] ?? 0) + prior))
  })
}
