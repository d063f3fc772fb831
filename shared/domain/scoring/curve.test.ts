import { expect, test } from 'vitest'
import { toScore, valueOn } from './curve.ts'

const CURVE = [
  [1, 10],
  [3, 20],
  [4, 0],
] as const

test('a curve runs straight between its points and level outside them', () => {
  expect([0, 1, 2, 3, 3.5, 9].map((x) => valueOn(CURVE, x))).toEqual([10, 10, 15, 20, 10, 0])
  expect(valueOn([], 3)).toBe(0)
})

test('a shown mark is whole and between 0 and 100', () => {
  expect([-3, 0.4, 49.5, 180].map(toScore)).toEqual([0, 0, 50, 100])
})
