import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'

test('shares are whole, in proportion, and the largest remainders take what is left', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportion(7, [3, 2, 2])).toEqual([3, 2, 2])
  expect(apportion(-10, [1, 3])).toEqual([-3, -7])
})

test('where nobody has weight nobody gets anything', () => {
  expect(apportion(5, [])).toEqual([])
  expect(apportion(5, [0, 0])).toEqual([0, 0])
})

test('SCORE-71 the shares always sum to the whole, and who has no weight gets nothing', () => {
  const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), weights, (whole, weights) => {
      fc.pre(weights.some((weight) => weight > 1e-6))
      const shares = apportion(whole, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole)
    }),
  )
})
