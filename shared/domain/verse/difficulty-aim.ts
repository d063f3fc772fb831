import type { Score, Share } from '#shared/std/units.ts'
import type { Difficulty } from '../character/character.ts'

/** What a difficulty asks of a verse. */
export interface DifficultyAim {
  /** Share of syllables in rhyme that is wanted, and the band around it that is as good (OPP-30). */
  readonly least: Share
  readonly aim: Share
  readonly most: Share
  /** How gladly a couplet goes on with a rhyme that another couplet of the verse has (OPP-31). */
  readonly runs: number
  /** Craft from which on a couplet is the less likely the finer it is (OPP-32). */
  readonly mostCraft: Score
  /** The total that is wanted at most: below the best, so that a player who is learning can win (OPP-32). */
  readonly mostTotal: Score
}

export const DIFFICULTY_AIMS: Readonly<Record<Difficulty, DifficultyAim>> = {
  easy: { least: 0.125, aim: 0.142, most: 0.17, runs: 0.2, mostCraft: 16, mostTotal: 44 },
  normal: { least: 0.205, aim: 0.22, most: 0.25, runs: 1, mostCraft: 18, mostTotal: 58 },
  hard: { least: 0.285, aim: 0.3, most: 0.33, runs: 2, mostCraft: 32, mostTotal: 72 },
  nightmare: { least: 0.38, aim: 0.42, most: 0.55, runs: 4, mostCraft: 50, mostTotal: 84 },
}

/** How far a share is from the band; 0 inside it. */
export const missOf = ({ least, most }: DifficultyAim, share: Share): Share =>
  share < least ? least - share : share > most ? share - most : 0

/** What ten marks of craft too many take off the logarithm of a couplet's chance. */
const CRAFT_PULL = 1.6

/** How gladly something of this craft is taken, 0 to 1. */
export const craftWeight = ({ mostCraft }: DifficultyAim, craft: Score): number =>
  Math.exp((-CRAFT_PULL * Math.max(0, craft - mostCraft)) / 10)

/** How near a distance is to none, 0 to 1: a bell of this spread. */
export const nearness = (distance: number, spread: number): number =>
  Math.exp(-((distance / spread) ** 2) / 2)
