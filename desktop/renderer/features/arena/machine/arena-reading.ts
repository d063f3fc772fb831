import { assertNever } from '#shared/std/assert-never.ts'
import type { Round, VerseMarks } from '#shared/contract/http/battles.ts'
import type { BattleSnapshot } from './arena-event.ts'
import { lostRound } from './arena-machine.ts'
import type { Answering, ArenaState, Arriving } from './arena-state.ts'

/** The opponent's state as its name plate says it. */
export type AvatarStatus = 'READY' | 'BATTLING' | 'ANGRY' | 'VICTORY' | 'DEFEATED'

export interface AvatarMood {
  readonly status: AvatarStatus
  readonly expression: 'neutral' | 'angry' | 'happy'
}

const READY: AvatarMood = { status: 'READY', expression: 'neutral' }

/** How many points behind makes an opponent angry (FACE-3). */
const MADDENING_LEAD = 10

/**
 * How the opponent takes it: glad of a win, angry when far behind, ready otherwise. While the verdict on a round is out
 * (verdict-out.ts) it is how they took the one before.
 */
export function avatarMood(state: ArenaState, verdictOut = false): AvatarMood {
  switch (state.phase) {
    case 'sending':
      return { status: 'BATTLING', expression: 'neutral' }
    case 'arriving':
    case 'answering':
      return {
        status: 'BATTLING',
        expression: leadIn(state, verdictOut) >= MADDENING_LEAD ? 'angry' : 'neutral',
      }
    case 'writing':
    case 'time-up':
      return leadOf(state.standing) >= MADDENING_LEAD ? { status: 'ANGRY', expression: 'angry' } : READY
    case 'over':
      return verdictMood(state.standing.status === 'completed' ? state.standing.outcome : 'draw')
    default:
      return assertNever(state)
  }
}

function verdictMood(outcome: 'victory' | 'defeat' | 'draw'): AvatarMood {
  if (outcome === 'draw') return READY
  return outcome === 'defeat'
    ? { status: 'VICTORY', expression: 'happy' }
    : { status: 'DEFEATED', expression: 'angry' }
}

const leadIn = (state: Arriving | Answering, verdictOut: boolean): number =>
  leadOf(state.standing) - (verdictOut && state.phase === 'answering' ? leadOf(state.round.scores) : 0)

interface Scores {
  readonly userScore: number
  readonly aiScore: number
}

/** How many points the player is ahead; behind is negative. */
export const leadOf = ({ userScore, aiScore }: Scores): number => userScore - aiScore

/** Who leads, as the plates say it. */
export function leadLabel(scores: Scores): 'YOU LEAD' | 'AI LEADS' | 'TIED' {
  const lead = leadOf(scores)
  if (lead === 0) return 'TIED'
  return lead > 0 ? 'YOU LEAD' : 'AI LEADS'
}

/** The latest round that is there. */
export const latestRound = (state: ArenaState): Round | undefined =>
  state.phase === 'answering' ? state.round : state.rounds.at(-1)

/** The marks of a verse whose round is not there yet. */
const earlyMarks = (state: ArenaState): VerseMarks | undefined =>
  state.phase === 'sending' || state.phase === 'arriving' ? state.userMarks : undefined

/** What the ear said of the player's latest verse, as soon as it has. */
export function latestMarks(state: ArenaState): UserMarks | undefined {
  const early = earlyMarks(state)
  if (early !== undefined) return early
  const scores = latestRound(state)?.scores
  return scores && { ...scores, total: scores.userScore }
}

type UserMarks = Pick<VerseMarks, 'total' | 'rhymeDensity' | 'flowQuality' | 'creativity'>

/** The player's score with what is known of a round that is not there yet. */
export const userScoreShown = (state: ArenaState): number =>
  state.standing.userScore + (earlyMarks(state)?.total ?? 0)

/** Whether an answer is the last one of its battle. */
export const isLastRound = (state: Arriving | Answering): boolean =>
  state.phase === 'answering'
    ? state.standing.status !== 'active'
    : state.standing.currentRound === state.standing.maxRounds

/** Whether a round is under way, so that no other verse may be sent. */
export const isBusy = (state: ArenaState): boolean => state.phase !== 'writing'

/** How many rounds the server has that this page, waiting for its player, has not seen: another tab's. */
export function roundsPlayedElsewhere(state: ArenaState, snapshot: BattleSnapshot): number {
  if (state.phase !== 'writing') return 0
  const own = lostRound(state, snapshot)
  const known = new Set([...state.rounds, ...(own === undefined ? [] : [own.round])].map(({ id }) => id))
  return snapshot.rounds.filter(({ id }) => !known.has(id)).length
}

/** Says that another tab played rounds of this battle; `rounds` is 1 or more. */
export const playedElsewhere = (rounds: number): string =>
  rounds === 1 ? 'Another tab took a round' : `Another tab took ${String(rounds)} rounds`
