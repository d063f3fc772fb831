import type { Round } from '#shared/contract/http/battles.ts'

const ENERGY_AT_START = 50
/** Reactions that still count, and what each older one weighs against the next. */
const REACTIONS = 5
const DECAY = 0.8

/**
 * How loud the house is, 0 to 100: a weighted average of the last five reactions, the newest the heaviest. It reacts
 * to the better verse of each round.
 */
export function crowdEnergy(rounds: readonly Round[]): number {
  const latest = rounds
    .map(({ scores }) => Math.max(scores.userScore, scores.aiScore))
    .slice(-REACTIONS)
    .reverse()
  if (latest.length === 0) return ENERGY_AT_START
  const weights = latest.map((_reaction, age) => DECAY ** age)
  const sum = latest.reduce((total, reaction, age) => total + reaction * (weights[age] ?? 0), 0)
  return Math.min(100, Math.round(sum / weights.reduce((total, weight) => total + weight, 0)))
}
