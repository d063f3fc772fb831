import { advanceBattle } from '#shared/domain/battle/advance-battle.ts'
import { outcomeOf, type BattleState } from '#shared/domain/battle/battle-state.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import type { Ms } from '#shared/std/units.ts'
import type { Round } from '#shared/contract/http/battles.ts'
import type { ArenaEvent, BattleSnapshot } from './arena-event.ts'
import { linesOf, takeProgress } from './answer-lines.ts'
import type { Answering, ArenaState, Arriving, Over, Sending, Submission, Writing } from './arena-state.ts'
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
    case 'turn-told':
      return isUnderWay(state) ? takeProgress(state, event.told, event.now) : state
    case 'round-answered':
      return isUnderWay(state) ? answer(state, event) : state
    case 'round-failed':
      return isUnderWay(state) ? takeBack(state, event) : state
    case 'answer-typed':
      return isPerformed(state, event.key) ? settle({ ...state, typed: true }, event.now) : state
    case 'voice-started':
      return isPerformed(state, event.key) ? { ...state, voice: 'speaking' } : state
    case 'voice-settled':
      return isPerformed(state, event.key) ? settle({ ...state, voice: 'settled' }, event.now) : state
    case 'answer-skipped':
      return isPerformed(state) ? settle({ ...state, typed: true, voice: 'settled' }, event.now) : state
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

/** A verse that did not become a round is the player's again. */
function takeBack(
  { battle, rounds, standing, clock, draft, submission }: Sending | Arriving,
  { trouble, certain, now }: Extract<ArenaEvent, { type: 'round-failed' }>,
): Writing {
  return {
    phase: 'writing',
    battle,
    rounds,
    standing,
    clock: runClock(clock, now),
    // What was typed on meanwhile is not lost either: it follows the verse that came back.
    draft: backInTheBox(submission.verse, draft),
    trouble,
    ...(certain ? {} : { unsettled: submission }),
  }
}

/** The round is there. What of it has been performed already goes on. */
function answer(
  state: Sending | Arriving,
  { result, snapshot, now }: Extract<ArenaEvent, { type: 'round-answered' }>,
): ArenaState {
  const { battle, rounds, clock, draft, submission } = state
  const standing = snapshot === undefined ? predict(state.standing, result.round) : standingOf(snapshot)
  if (standing.status === 'abandoned') return state
  return {
    phase: 'answering',
    battle,
    clock,
    draft,
    submission,
    standing,
    rounds: withRound(snapshot?.rounds ?? rounds, result.round),
    round: result.round,
    missed: Math.max(0, result.round.roundNumber - state.standing.currentRound),
    ...performanceOf(state, result.round, now),
  }
}

function performanceOf(state: Sending | Arriving | Writing, round: Round, now: Ms) {
  return state.phase === 'arriving'
    ? { lines: linesOf(round, now, state.lines), typed: state.typed, voice: state.voice }
    : { lines: linesOf(round, now), typed: false, voice: 'waiting' as const }
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
function settle(state: Arriving | Answering, now: Ms): ArenaState {
  if (state.phase === 'arriving' || !state.typed || state.voice !== 'settled') return state
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
    case 'arriving':
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

/** What an unsettled verse became after all: a round whose answer was lost on the way here. */
export function lostRound(state: ArenaState, { rounds }: BattleSnapshot): LostRound | undefined {
  if (state.phase !== 'writing' || state.unsettled === undefined) return undefined
  const submission = state.unsettled
  const known = new Set(state.rounds.map(({ id }) => id))
  const round = rounds.find(({ id, userText }) => !known.has(id) && sameWords(userText, submission.verse))
  return round && { round, submission }
}

interface LostRound {
  readonly round: Round
  readonly submission: Submission
}

/** Goes on with the answer of a lost round, as if it had arrived. */
function takeUp(
  state: Writing,
  told: Pick<Answering, 'battle' | 'rounds'>,
  standing: Answering['standing'],
  { round, submission }: LostRound,
  now: Ms,
): Answering {
  return {
    ...told,
    phase: 'answering',
    submission,
    standing,
    round,
    missed: 0,
    clock: holdClock(state.clock, now),
    draft: sameWords(state.draft, round.userText) ? '' : state.draft,
    ...performanceOf(state, round, now),
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

const isUnderWay = (state: ArenaState): state is Sending | Arriving =>
  state.phase === 'sending' || state.phase === 'arriving'

/** Whether an answer is performed: the one to a submission, or any. */
const isPerformed = (state: ArenaState, key?: string): state is Arriving | Answering =>
  (state.phase === 'arriving' || state.phase === 'answering') &&
  (key === undefined || state.submission.key === key)

const inOrder = (rounds: readonly Round[]): readonly Round[] =>
  rounds.toSorted((a, b) => a.roundNumber - b.roundNumber)

const withRound = (rounds: readonly Round[], round: Round): readonly Round[] =>
  inOrder([...rounds.filter(({ id }) => id !== round.id), round])
