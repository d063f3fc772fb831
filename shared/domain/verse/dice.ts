import { draw, seededRandom } from '../random.ts'

/** Chance for one composition: each roll is the next number of a seeded generator, in [0, 1). */
export type Dice = () => number

/** Dice whose rolls follow from the seed alone. */
export function diceFrom(seed: number): Dice {
  let random = seededRandom(seed)
  return () => {
    const [value, next] = draw(random)
    random = next
    return value
  }
}

/** One of the items, each as likely as its weight says; nothing when no item weighs anything. */
export function pickWeighted<Item>(
  dice: Dice,
  items: readonly Item[],
  weigh: (item: Item) => number,
): Item | undefined {
  const weights = items.map(weigh)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(whole > 0)) return undefined
  let left = dice() * whole
  const at = weights.findIndex((weight) => {
    left -= weight
    return weight > 0 && left < 0
  })
  return items[at === -1 ? weights.findLastIndex((weight) => weight > 0) : at]
}

/** The items in a random order, heavier ones sooner (Efraimidis and Spirakis 2006). */
export function shuffleWeighted<Item>(
  dice: Dice,
  items: readonly Item[],
  weigh: (item: Item) => number,
): Item[] {
  return items
    .map((item) => ({ item, key: Math.log(1 - dice()) / weigh(item) }))
    .sort((a, b) => b.key - a.key)
    .map(({ item }) => item)
}
