import { expect, test } from 'vitest'
import { STEPS } from './letter-model.ts'
import { COSTS_PER_NAT, costOf, shareOf } from './log-shares.ts'

test('SCORE-95 shares and costs are exponentials and logarithms, as whole numbers', () => {
  for (let steps = 0; steps < 10 * STEPS; steps += 1) {
    expect(Number.isInteger(shareOf(steps))).toBe(true)
    expect(shareOf(steps) / shareOf(0)).toBeCloseTo(Math.exp(-steps / STEPS), 5)
  }
  for (let sum = 1; sum < 40; sum += 0.37) {
    const cost = costOf(sum * shareOf(0))
    expect(Number.isInteger(cost)).toBe(true)
    expect(Math.abs(cost / COSTS_PER_NAT - Math.log(sum))).toBeLessThan(0.02)
  }
})

test('SCORE-95 what is far behind shares nothing', () => {
  expect(shareOf(1000 * STEPS)).toBeLessThan(10)
  expect(shareOf(1000 * STEPS)).toBe(shareOf(2000 * STEPS))
})
