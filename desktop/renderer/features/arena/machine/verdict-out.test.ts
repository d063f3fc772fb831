import { expect, it } from 'vitest'
import { aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import type { ArenaEvent } from './arena-event.ts'
import { advanceArena, openArena } from './arena-machine.ts'
import { avatarMood } from './arena-reading.ts'
import type { ArenaState } from './arena-state.ts'
import { aiScoreShown, isVerdictOut, roundsJudged } from './verdict-out.ts'

const first = aRound({ userScore: 40, aiScore: 60 })
const second = aRound({ roundNumber: 2, userScore: 90, aiScore: 50 })

const after = (state: ArenaState, ...events: readonly ArenaEvent[]): ArenaState =>
  events.reduce(advanceArena, state)
const answering = after(
  openArena(aSnapshot({ rounds: [first] }), 0),
  { type: 'draft-changed', draft: 'one' },
  { type: 'verse-sent', key: 'key-0001', now: 0 },
  { type: 'round-answered', result: resultOf(second), now: 0 },
)
const typed = after(answering, { type: 'answer-typed', key: 'key-0001', now: 0 })
const settled = after(answering, { type: 'voice-settled', key: 'key-0001', now: 0 })
const done = after(typed, { type: 'voice-settled', key: 'key-0001', now: 0 })

it('the verdict is out until the answer is typed and spoken, or typed where nothing is performed', () => {
  const states = [answering, typed, settled, done]
  expect(states.map((state) => isVerdictOut(state, false))).toEqual([true, true, true, false])
  expect(states.map((state) => isVerdictOut(state, true))).toEqual([true, false, true, false])
})

it('while it is out the opponent has the score, the mood and the house of before', () => {
  expect([aiScoreShown(answering, true), aiScoreShown(answering, false)]).toEqual([60, 110])
  expect(roundsJudged(answering, true)).toEqual([first])
  expect(roundsJudged(answering, false)).toEqual([first, second])
  expect(avatarMood(answering, true)).toEqual({ status: 'BATTLING', expression: 'neutral' })
  expect(avatarMood(answering, false)).toEqual({ status: 'BATTLING', expression: 'angry' })
})

it('outside an answer there is nothing to hold back', () => {
  expect([aiScoreShown(done, true), roundsJudged(done, true).length]).toEqual([110, 2])
})
