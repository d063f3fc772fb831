import type { HeardCouplet } from './couplet/couplet.ts'
import type { DifficultyAim } from './difficulty-aim.ts'

/** A couplet that a verse may take. */
export interface Candidate {
  readonly couplet: HeardCouplet
  /** How gladly it is taken for its mood, its words, its force and its craft. */
  readonly liking: number
  /** Whether it answers the player's last rhyme. */
  readonly isAnswer: boolean
}

/** Candidates by how well they may be said, the best first: a later part is for what nothing in the ones before fits. */
export type Pool = readonly (readonly Candidate[])[]

/** What a verse is drafted from and for. */
export interface DraftPlan {
  /** Couplets in the verse. */
  readonly pairs: number
  readonly aim: DifficultyAim
  readonly turns: Pool
  readonly punches: Pool
  readonly empties: Pool
  /** Different words of the player's that the verse should turn; 0 to 2. */
  readonly wordsWanted: number
}
