import type { Round } from '#shared/contract/http/battles.ts'
import type { ArenaState } from './arena-state.ts'

/*
 * While the opponent performs an answer, the stage keeps its marks back: a score before the first line would tell the
 * end of the story.
 */

/**
 * Whether the verdict on a round is still out: the player's mark is told, the opponent's is not. `quiet`: nothing is
 * performed to this player, who reads the answer, so that the verdict comes with its last word.
 */
export function isVerdictOut(state: ArenaState, quiet: boolean): boolean {
  if (state.phase === 'sending') return state.userMarks !== undefined
  if (state.phase === 'arriving') return true
  return state.phase === 'answering' && !(state.typed && (quiet || state.voice === 'settled'))
}

/** The opponent's score as the stage shows it. */
export const aiScoreShown = (state: ArenaState, verdictOut: boolean): number =>
  verdictOut && state.phase === 'answering'
    ? state.standing.aiScore - state.round.scores.aiScore
    : state.standing.aiScore

/** The rounds that are judged, for all to see. */
export const roundsJudged = (state: ArenaState, verdictOut: boolean): readonly Round[] =>
  verdictOut && state.phase === 'answering'
    ? state.rounds.filter(({ id }) => id !== state.round.id)
    : state.rounds
