import type { HeardVerse } from '../../verse-score.ts'
import { diceFrom, type Dice } from '../../../verse/dice.ts'

/** How many bars an attempt has and the chance it is made with. */
export interface Attempt {
  readonly dice: Dice
  readonly bars: number
}

/** A way to get points without making a verse. */
export interface Adversary {
  readonly name: string
  /** One attempt of so many bars. */
  make(attempt: Attempt): HeardVerse
}

/** An attempt from a seed. */
export const attempt = (seed: number, bars: number): Attempt => ({ dice: diceFrom(seed), bars })

/** A member of a list by chance. */
export const pick = <Item>(dice: Dice, items: readonly Item[]): Item => {
  const item = items[Math.floor(dice() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** The items in an order by chance (Fisher and Yates). */
export function shuffled<Item>(dice: Dice, items: readonly Item[]): Item[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(dice() * left.length), 1)[0] as Item)
}

/** So many bars, each made on its own. */
export const barsOf = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('\n')

export const words = (list: string): readonly string[] => list.trim().split(/\s+/)

export const linesOf = (text: string): string[] => text.split('\n')

/** The bars of a text, from the first again when there are too few. */
export const cycled = (lines: readonly string[], bars: number): string =>
  barsOf(bars, (index) => lines[index % lines.length] ?? '')
