import type { Score, Seconds } from '#shared/std/units.ts'

/** Both verses of a round have their score. */
export interface RoundScored {
  readonly type: 'round-scored'
  readonly roundNumber: number
  readonly userScore: Score
  readonly aiScore: Score
}

/** The player's page tells what its clock shows. */
export interface ClockReported {
  readonly type: 'clock-reported'
  readonly timeRemaining: Seconds
}

/** The player's page tells what it is doing; shown to whoever watches, read by no rule. */
export interface PresenceReported {
  readonly type: 'presence-reported'
  readonly isAIResponding?: boolean
  readonly isPlayingAudio?: boolean
}

export type BattleEvent = RoundScored | ClockReported | PresenceReported

/** Why an event changes nothing. */
export type BattleRefusal = 'battle_finished' | 'round_out_of_order'
