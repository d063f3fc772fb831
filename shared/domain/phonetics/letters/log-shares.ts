import { STEPS } from './letter-model.ts'

/*
 * Exponentials and logarithms in whole numbers, from tables made by multiplication alone: unlike Math.exp and Math.log
 * they are the same on every machine.
 */

/** Costs are counted so many to a nat. */
export const COSTS_PER_NAT = 256
/** What a score one step lower is worth, as a share: e to the -1/8. */
const STEP_DOWN = 0.8824969025845955
/** e to the 1/256. */
const COST_UP = 1.0039138893383475
/** What is more steps behind the best counts for nothing. */
const MOST_STEPS = 12 * STEPS
/** A share of one. */
const ONE = 1 << 20
/** Sums are looked up in units of it. */
const UNIT = ONE >> 7
/** More choices than any letter has. */
const MOST_SHARES = 64

const SHARES: Int32Array = (() => {
  let share = ONE
  return Int32Array.from({ length: MOST_STEPS + 1 }, () => {
    const rounded = Math.round(share)
    share *= STEP_DOWN
    return rounded
  })
})()

const LOGARITHMS: Int32Array = (() => {
  let power = 1
  let costs = 0
  return Int32Array.from({ length: (MOST_SHARES * ONE) / UNIT + 1 }, (_, units) => {
    const sum = (units * UNIT) / ONE
    while (power * COST_UP <= sum) {
      power *= COST_UP
      costs += 1
    }
    return costs
  })
})()

/** The share, out of about a million, of what scores so many steps less than the best. */
export const shareOf = (stepsBehind: number): number => SHARES[Math.min(stepsBehind, MOST_STEPS)] ?? 0

/** What it costs to share with others: the logarithm of a sum of shares, one of them the best's. */
export const costOf = (sumOfShares: number): number => LOGARITHMS[Math.floor(sumOfShares / UNIT)] ?? 0
