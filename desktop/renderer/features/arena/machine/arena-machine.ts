import { advanceBattle } from '#shared/domain/battle/advance-battle.ts'
import { outcomeOf, type BattleState } from '#shared/domain/battle/battle-state.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { Ms } from '#shared/std/units.ts'
import type { Round } from '#shared/contract/http/battles.ts'
import type { ArenaEvent, BattleSnapshot } from './arena-event.ts'
import type { Answering, ArenaState, Over, Submission, Writing } from './arena-state.ts'
import { backInTheBox, sameWords, takeOut, type KeptWriting } from './kept-writing.ts'
import { holdClock, msLeft, runClock, standingClock } from './clock.ts'

/**
 * The arena of a battle as the server has it: on its result if it is over, else with the player to move, and with what
 * a former visit left in the verse box.
 */
export function openArena(snapshot: BattleSnapshot, now: Ms, kept: KeptWriting = { draft: '' }): ArenaState {
  const { battle } = snapshot
  const rounds = inOrder(snapshot.rounds)
  const standing = standingOf(snapshot)
  if (standing.status !== 'active') return { phase: 'over', battle, rounds, standing, live: false }
  const clock = runClock(standingClock(standing.timeRemaining), now)
  return { phase: 'writing', battle, rounds, standing, clock, ...takeOut(kept, rounds) }
}

/** What the arena becomes when something happens in it. An event that does not fit the state changes nothing. */
export function advanceArena(state: ArenaState, event: ArenaEvent): ArenaState {
  switch (event.type) {
    case 'draft-changed':
      return 'draft' in state ? { ...state, draft: event.draft } : state
    case 'verse-sent':
      return state.phase === 'writing' ? send(state, event.key, event.now) : state
    case 'round-answered':
      return state.phase === 'sending' ? answer(state, event) : state
    case 'round-failed': {
      if (state.phase !== 'sending') return state
      const { submission, phase: _sending, ...live } = state
      return {
        ...live,
        phase: 'writing',
        clock: runClock(live.clock, event.now),
        // What was typed on meanwhile is not lost either: it follows the verse that came back.
        draft: backInTheBox(submission.verse, live.draft),
        trouble: event.trouble,
        ...(event.certain ? {} : { unsettled: submission }),
      }
    }
    case 'answer-typed':
      return isAnswer(state, event.roundId) ? settle({ ...state, typed: true }, event.now) : state
    case 'voice-started':
      return isAnswer(state, event.roundId) ? { ...state, voice: 'speaking' } : state
    case 'voice-settled':
      return isAnswer(state, event.roundId) ? settle({ ...state, voice: 'settled' }, event.now) : state
    case 'answer-skipped':
      return state.phase === 'answering'
        ? settle({ ...state, typed: true, voice: 'settled' }, event.now)
        : state
    case 'clock-looked-at':
      return state.phase === 'writing' && msLeft(state.clock, event.now) === 0 ? endTime(state) : state
    case 'time-up-failed':
      return state.phase === 'time-up' ? { ...state, trouble: event.trouble } : state
    case 'server-told':
      return reconcile(state, event.snapshot, event.now)
    default:
      return assertNever(event)
  }
}

function send(state: Writing, key: string, now: Ms): ArenaState {
  const verse = state.draft.trim()
  if (verse === '') return state
  const { unsettled, trouble: _trouble, ...live } = state
  const submission: Submission = unsettled?.verse === verse ? unsettled : { key, verse }
  return { ...live, phase: 'sending', clock: holdClock(live.clock, now), draft: '', submission }
}

function answer(
  state: Extract<ArenaState, { phase: 'sending' }>,
  { result, snapshot }: Extract<ArenaEvent, { type: 'round-answered' }>,
): ArenaState {
  const { submission: _submission, phase: _sending, ...live } = state
  const standing = snapshot === undefined ? predict(live.standing, result.round) : standingOf(snapshot)
  if (standing.status === 'abandoned') return state
  return {
    ...live,
    phase: 'answering',
    standing,
    rounds: withRound(snapshot?.rounds ?? live.rounds, result.round),
    round: result.round,
    missed: Math.max(0, result.round.roundNumber - live.standing.currentRound),
    typed: false,
    voice: 'waiting',
  }
}

/** The server's own rules, run ahead of its next report; a round they do not expect leaves the standing as it is. */
function predict(standing: Answering['standing'], round: Round): BattleState {
  const { userScore, aiScore } = round.scores
  const next = advanceBattle(standing, {
    type: 'round-scored',
    roundNumber: round.roundNumber,
    userScore,
    aiScore,
  })
  return next.ok ? next.value : standing
}

/** When the answer is both typed out and spoken it is the player's turn again, or the end. */
function settle(state: Answering, now: Ms): ArenaState {
  if (!state.typed || state.voice !== 'settled') return state
  const { battle, rounds, standing, draft } = state
  if (standing.status === 'completed') return over(state, standing, draft)
  return { phase: 'writing', battle, rounds, standing, draft, clock: runClock(state.clock, now) }
}

const endTime = ({ battle, rounds, standing, draft }: Writing): ArenaState => ({
  phase: 'time-up',
  battle,
  rounds,
  standing,
  ...unsent(draft),
})

/** What stands in the box at the end is given back, not sent (BATTLE-11). */
const unsent = (draft: string | undefined): { readonly unsent?: string } =>
  draft === undefined || draft.trim() === '' ? {} : { unsent: draft.trim() }

/** The server is right. While a round is under way only its own answer speaks for it. */
function reconcile(state: ArenaState, snapshot: BattleSnapshot, now: Ms): ArenaState {
  const standing = standingOf(snapshot)
  const told = { battle: snapshot.battle, rounds: inOrder(snapshot.rounds) }
  switch (state.phase) {
    case 'sending':
      return state
    case 'answering':
      return standing.status === 'abandoned' || standing.currentRound < state.standing.currentRound
        ? state
        : { ...state, ...told, rounds: withRound(told.rounds, state.round), standing }
    case 'writing': {
      const lost = lostRound(state, snapshot)
      if (lost !== undefined && standing.status !== 'abandoned')
        return takeUp(state, told, standing, lost, now)
      if (standing.status !== 'active') return over(told, standing, state.draft)
      // The server knows the clock only from this page's reports, which are older than this page's clock.
      const left = Math.min(standing.timeRemaining * 1000, msLeft(state.clock, now))
      return { ...state, ...told, standing, clock: { leftMs: left, since: now } }
    }
    case 'time-up':
      return standing.status === 'active' ? state : over(told, standing, state.unsent)
    case 'over':
      return standing.status === 'active' ? state : { ...state, ...told, standing }
    default:
      return assertNever(state)
  }
}

/** The round that an unsettled verse became after all: its answer was lost on the way here. */
export function lostRound(state: ArenaState, { rounds }: BattleSnapshot): Round | undefined {
  if (state.phase !== 'writing' || state.unsettled === undefined) return undefined
  const { verse } = state.unsettled
  const known = new Set(state.rounds.map(({ id }) => id))
  return rounds.find(({ id, userText }) => !known.has(id) && sameWords(userText, verse))
}

/** Goes on with the answer of a lost round, as if it had arrived. */
function takeUp(
  state: Writing,
  told: Pick<Answering, 'battle' | 'rounds'>,
  standing: Answering['standing'],
  round: Round,
  now: Ms,
): Answering {
  const { unsettled: _unsettled, trouble: _trouble, ...live } = state
  return {
    ...live,
    ...told,
    phase: 'answering',
    standing,
    round,
    missed: 0,
    clock: holdClock(live.clock, now),
    draft: sameWords(live.draft, round.userText) ? '' : live.draft,
    typed: false,
    voice: 'waiting',
  }
}

const over = (
  { battle, rounds }: Pick<Over, 'battle' | 'rounds'>,
  standing: Over['standing'],
  draft: string | undefined,
): Over => ({ phase: 'over', battle, rounds, standing, live: true, ...unsent(draft) })

/** The domain's battle state, from the two answers that describe it. */
function standingOf({ state }: BattleSnapshot): BattleState {
  const { status, difficulty: _difficulty, isAIResponding, isPlayingAudio, ...progress } = state
  switch (status) {
    case 'active':
      return { ...progress, status, isAIResponding, isPlayingAudio }
    case 'completed':
      return { ...progress, status, outcome: outcomeOf(progress) }
    case 'abandoned':
      return { ...progress, status }
    default:
      return assertNever(status)
  }
}

const isAnswer = (state: ArenaState, roundId: string): state is Answering =>
  state.phase === 'answering' && state.round.id === roundId

const inOrder = (rounds: readonly Round[]): readonly Round[] =>
  rounds.toSorted((a, b) => a.roundNumber - b.roundNumber)

const withRound = (rounds: readonly Round[], round: Round): readonly Round[] =>
  inOrder([...rounds.filter(({ id }) => id !== round.id), round])
