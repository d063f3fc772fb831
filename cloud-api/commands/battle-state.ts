import type { PartialModelObject } from 'objection'
import { outcomeOf, type BattleState } from '#shared/domain/battle/battle-state.ts'
import type { BattleRecord } from '../models/battle-record.ts'

/** The battle that a record stands for, as the rules know it. */
export function stateOf(record: BattleRecord): BattleState {
  const { userScore, aiScore, maxRounds, currentRound, timeRemaining } = record
  const progress = { userScore, aiScore, maxRounds, currentRound, timeRemaining }
  switch (record.status) {
    case 'active':
      return {
        ...progress,
        status: 'active',
        isAIResponding: record.isAiResponding,
        isPlayingAudio: record.isPlayingAudio,
      }
    case 'completed':
      return { ...progress, status: 'completed', outcome: outcomeOf(progress) }
    case 'abandoned':
      return { ...progress, status: 'abandoned' }
  }
}

/** What a battle's record holds once the battle is in `state`. */
export function columnsOf(state: BattleState, now: Date): PartialModelObject<BattleRecord> {
  const { status, userScore, aiScore, maxRounds, currentRound, timeRemaining } = state
  return {
    status,
    userScore,
    aiScore,
    maxRounds,
    currentRound,
    timeRemaining,
    isAiResponding: state.status === 'active' && state.isAIResponding,
    isPlayingAudio: state.status === 'active' && state.isPlayingAudio,
    endedAt: status === 'active' ? null : now,
  }
}
