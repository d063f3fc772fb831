import { expect, it } from 'vitest'
import { aRound } from '../testing/fixtures.ts'
import { crowdEnergy } from './crowd-energy.ts'

const after = (...scores: readonly number[]): number =>
  crowdEnergy(scores.map((userScore, index) => aRound({ roundNumber: index + 1, userScore, aiScore: 0 })))

it('the crowd starts at half its energy', () => {
  expect(after()).toBe(50)
})

it('the crowd remembers its last five reactions, the newest best', () => {
  expect(after(80)).toBe(80)
  expect(after(50, 100)).toBe(Math.round((100 + 0.8 * 50) / 1.8))
  expect(after(50, 100)).toBeGreaterThan(after(100, 50))
  expect(after(0, 70, 70, 70, 70, 70)).toBe(70)
})

it('the crowd hears whichever verse was the better', () => {
  expect(crowdEnergy([aRound({ userScore: 20, aiScore: 90 })])).toBe(90)
})
