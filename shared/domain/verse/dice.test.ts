import { expect, test } from 'vitest'
import { diceFrom, pickWeighted, shuffleWeighted } from './dice.ts'

test('OPP-50 dice of one seed roll alike, and in [0, 1)', () => {
  const [one, same, other] = [diceFrom(5), diceFrom(5), diceFrom(6)]
  const rolls = Array.from({ length: 50 }, one)
  expect(Array.from({ length: 50 }, same)).toEqual(rolls)
  expect(Array.from({ length: 50 }, other)).not.toEqual(rolls)
  expect(rolls.every((roll) => roll >= 0 && roll < 1)).toBe(true)
})

test('items are picked as often as they weigh', () => {
  const dice = diceFrom(1)
  const picked = Array.from({ length: 4000 }, () => pickWeighted(dice, [1, 0, 3], (weight) => weight))
  expect(picked.filter((weight) => weight === 0)).toEqual([])
  expect(picked.filter((weight) => weight === 3).length / 4000).toBeCloseTo(0.75, 1)
})

test('nothing is picked from nothing, or from items without weight', () => {
  const dice = diceFrom(1)
  expect(pickWeighted(dice, [], () => 1)).toBeUndefined()
  expect(pickWeighted(dice, ['a', 'b'], () => 0)).toBeUndefined()
})

test('heavier items come sooner', () => {
  const dice = diceFrom(2)
  const first = Array.from({ length: 2000 }, () => shuffleWeighted(dice, [1, 4], (weight) => weight)[0])
  expect(first.filter((weight) => weight === 4).length / 2000).toBeCloseTo(0.8, 1)
})
