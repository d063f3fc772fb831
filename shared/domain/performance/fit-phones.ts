import type { Seconds } from '#shared/std/units.ts'
import { elasticityOf } from './phone-kinds.ts'
import type { SaidPhone } from './said-line.ts'
import { LEAST_STRETCH, MOST_STRETCH } from './tempo.ts'

/** Halvings of the search for the pace: exact to less than a sample. */
const STEPS = 40
/** Change of a vowel's length that moves every sound to its bound. */
const FURTHEST = 4

/**
 * How long each of some sounds lasts so that all of them last as long as wanted: vowels give and take most, stops
 * least, and none beyond 0.75 and 1.35 of its length. Where that cannot do, all are scaled alike.
 * @param lengths of the sounds that are cut at an edge, what is left of them; as many as phones
 */
export function fitPhones(
  phones: readonly Pick<SaidPhone, 'phone'>[],
  lengths: readonly Seconds[],
  wanted: Seconds,
): Seconds[] {
  const whole = sumOf(lengths)
  if (whole <= 0) return lengths.map(() => 0)
  if (wanted <= whole * LEAST_STRETCH || wanted >= whole * MOST_STRETCH)
    return lengths.map((length) => (length * wanted) / whole)
  const changedBy = (change: number) =>
    lengths.map((length, index) => {
      const stretch = 1 + change * elasticityOf(phones[index]?.phone ?? '')
      return length * Math.max(LEAST_STRETCH, Math.min(MOST_STRETCH, stretch))
    })
  let [low, high] = [-FURTHEST, FURTHEST]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (sumOf(changedBy(middle)) < wanted) low = middle
    else high = middle
  }
  const fitted = changedBy((low + high) / 2)
  const scale = wanted / sumOf(fitted)
  return fitted.map((length) => length * scale)
}

const sumOf = (lengths: readonly Seconds[]): Seconds => lengths.reduce((sum, length) => sum + length, 0)
