import { assertNever } from '#shared/std/assert-never.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import type { BattleEvent, BattleRefusal, RoundScored } from './battle-event.ts'
import { outcomeOf, type ActiveBattle, type BattleState } from './battle-state.ts'

/**
 * The battle's rules: the state before and what happened give the state after (docs/spec/battle.md).
 * @returns the next state, or why the event is refused; a refused event changes nothing.
 */
export function advanceBattle(state: BattleState, event: BattleEvent): Result<BattleState, BattleRefusal> {
  if (state.status !== 'active') return refuse('battle_finished')
  switch (event.type) {
    case 'round-scored':
      return scoreRound(state, event)
    case 'clock-reported':
      return ok(runClock(state, event.timeRemaining))
    case 'presence-reported':
      return ok({
        ...state,
        isAIResponding: event.isAIResponding ?? state.isAIResponding,
        isPlayingAudio: event.isPlayingAudio ?? state.isPlayingAudio,
      })
    default:
      return assertNever(event)
  }
}

function scoreRound(state: ActiveBattle, event: RoundScored): Result<BattleState, BattleRefusal> {
  if (event.roundNumber !== state.currentRound) return refuse('round_out_of_order')
  const scored: ActiveBattle = {
    ...state,
    userScore: state.userScore + event.userScore,
    aiScore: state.aiScore + event.aiScore,
  }
  return ok(
    event.roundNumber === state.maxRounds
      ? complete(scored)
      : { ...scored, currentRound: state.currentRound + 1 },
  )
}

/** The clock only runs down; at zero the battle ends with what has been scored (BATTLE-6, BATTLE-7). */
function runClock(state: ActiveBattle, reported: number): BattleState {
  const timeRemaining = Math.max(0, Math.min(state.timeRemaining, reported))
  const next = { ...state, timeRemaining }
  if (timeRemaining > 0) return next
  if (state.currentRound > 1) return complete({ ...next, currentRound: state.currentRound - 1 })
  const { isAIResponding: _responding, isPlayingAudio: _playing, ...progress } = next
  return { ...progress, status: 'abandoned' }
}

function complete(state: ActiveBattle): BattleState {
  const { isAIResponding: _responding, isPlayingAudio: _playing, ...progress } = state
  return { ...progress, status: 'completed', outcome: outcomeOf(state) }
}
