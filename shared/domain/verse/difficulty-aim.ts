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
  /** How gladly a couplet is taken for its craft: what ten marks of it add to the logarithm of its chance (OPP-32). */
  readonly craft: number
  /** The total that is wanted at most: below the best, so that a player who is learning can win (OPP-32). */
  readonly mostTotal: Score
}

export const DIFFICULTY_AIMS: Readonly<Record<Difficulty, DifficultyAim>> = {
  easy: { least: 0.13, aim: 0.14, most: 0.16, runs: 0.2, craft: -1.2, mostTotal: 46 },
  normal: { least: 0.21, aim: 0.24, most: 0.27, runs: 1, craft: 0, mostTotal: 58 },
  hard: { least: 0.29, aim: 0.32, most: 0.35, runs: 2, craft: 0, mostTotal: 73 },
  nightmare: { least: 0.39, aim: 0.43, most: 0.55, runs: 4, craft: 0, mostTotal: 100 },
}

/** How far a share is from the band; 0 inside it. */
export const missOf = ({ least, most }: DifficultyAim, share: Share): Share =>
  share < least ? least - share : share > most ? share - most : 0
