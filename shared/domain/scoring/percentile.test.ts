import { expect, test } from 'vitest'
import { percentileOf } from './percentile.ts'

const EVERY = Array.from({ length: 101 }, (_, total) => percentileOf(total))

test('SCORE-82 the percentile rises with the total, in steps of five, and never says more than 95', () => {
  expect(EVERY).toEqual(EVERY.toSorted((a, b) => a - b))
  expect(new Set(EVERY)).toEqual(new Set(Array.from({ length: 20 }, (_, step) => step * 5)))
})

test('SCORE-82 the median amateur is in the middle', () => {
  expect(Math.abs(percentileOf(50) - 50)).toBeLessThanOrEqual(5)
})
