import type { Score, Seconds } from '#shared/std/units.ts'

/** Rounds in a battle unless the battle says otherwise (BATTLE-1). */
const DEFAULT_MAX_ROUNDS = 3
/** What the clock shows when a battle starts, in seconds (BATTLE-2). */
export const BATTLE_SECONDS: Seconds = 105

interface BattleProgress {
  /** Sum of the player's round scores so far. */
  readonly userScore: Score
  /** Sum of the opponent's round scores so far. */
  readonly aiScore: Score
  readonly maxRounds: number
  /** The round being fought, from 1; of a battle that has ended, the last one reached. */
  readonly currentRound: number
  readonly timeRemaining: Seconds
}

/** A battle that still takes rounds. The two flags are what the player's page last reported; no score reads them. */
export interface ActiveBattle extends BattleProgress {
  readonly status: 'active'
  readonly isAIResponding: boolean
  readonly isPlayingAudio: boolean
}

/** A battle that was fought and has a result. */
export interface CompletedBattle extends BattleProgress {
  readonly status: 'completed'
  readonly outcome: BattleOutcome
}

/** A battle that ended before its first round was scored. */
export interface AbandonedBattle extends BattleProgress {
  readonly status: 'abandoned'
}

export type BattleState = ActiveBattle | CompletedBattle | AbandonedBattle
export type BattleOutcome = 'victory' | 'defeat' | 'draw'

/** A battle as it stands before the first bell. */
export const newBattle = (maxRounds = DEFAULT_MAX_ROUNDS): ActiveBattle => ({
  status: 'active',
  userScore: 0,
  aiScore: 0,
  maxRounds,
  currentRound: 1,
  timeRemaining: BATTLE_SECONDS,
  isAIResponding: false,
  isPlayingAudio: false,
})

/** Who won, seen from the player: a higher sum wins, equal sums draw (BATTLE-5). */
export function outcomeOf(scores: { readonly userScore: Score; readonly aiScore: Score }): BattleOutcome {
  if (scores.userScore > scores.aiScore) return 'victory'
  return scores.userScore < scores.aiScore ? 'defeat' : 'draw'
}
