import { assertNever } from '#shared/std/assert-never.ts'
import type { Round } from '#shared/contract/http/battles.ts'
import type { BattleSnapshot } from './arena-event.ts'
import { lostRound } from './arena-machine.ts'
import type { Answering, ArenaState } from './arena-state.ts'

/** The opponent's state as its name plate says it. */
export type AvatarStatus = 'READY' | 'BATTLING' | 'ANGRY' | 'VICTORY' | 'DEFEATED'

export interface AvatarMood {
  readonly status: AvatarStatus
  readonly expression: 'neutral' | 'angry' | 'happy'
}

const READY: AvatarMood = { status: 'READY', expression: 'neutral' }

/**
 * How the opponent takes it: glad of a win, angry when behind, ready otherwise. While the verdict on a round is out
 * (verdict-out.ts) it is how they took the one before.
 */
export function avatarMood(state: ArenaState, verdictOut = false): AvatarMood {
  switch (state.phase) {
    case 'sending':
      return { status: 'BATTLING', expression: 'neutral' }
    case 'answering':
      return { status: 'BATTLING', expression: leadIn(state, verdictOut) > 0 ? 'angry' : 'neutral' }
    case 'writing':
    case 'time-up':
      return leadOf(state.standing) > 0 ? { status: 'ANGRY', expression: 'angry' } : READY
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

const leadIn = ({ standing, round }: Answering, verdictOut: boolean): number =>
  leadOf(standing) - (verdictOut ? leadOf(round.scores) : 0)

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

/** The round whose verses are on stage: the latest one answered. */
export const latestRound = (state: ArenaState): Round | undefined =>
  state.phase === 'answering' ? state.round : state.rounds.at(-1)

/** Whether a round is under way, so that no other verse may be sent. */
export const isBusy = (state: ArenaState): boolean => state.phase !== 'writing'

/** How many rounds the server has that this page, waiting for its player, has not seen: another tab's. */
export function roundsPlayedElsewhere(state: ArenaState, snapshot: BattleSnapshot): number {
  if (state.phase !== 'writing') return 0
  const own = lostRound(state, snapshot)
  const known = new Set([...state.rounds, ...(own === undefined ? [] : [own])].map(({ id }) => id))
  return snapshot.rounds.filter(({ id }) => !known.has(id)).length
}

/** Says that another tab played rounds of this battle; `rounds` is 1 or more. */
export const playedElsewhere = (rounds: number): string =>
  rounds === 1 ? 'Another tab took a round' : `Another tab took ${String(rounds)} rounds`
