import { describe, expect, it } from 'vitest'
import { aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import type { ArenaEvent } from './arena-event.ts'
import { advanceArena, openArena } from './arena-machine.ts'
import type { ArenaState } from './arena-state.ts'
import { msLeft } from './clock.ts'

const run = (state: ArenaState, ...events: readonly ArenaEvent[]): ArenaState =>
  events.reduce(advanceArena, state)

const opened = openArena(aSnapshot(), 0)
const draft = (text: string): ArenaEvent => ({ type: 'draft-changed', draft: text })
const sent = (key = 'key-0001', now = 5000): ArenaEvent => ({ type: 'verse-sent', key, now })
const failed = (certain = false, now = 9000): ArenaEvent => ({
  type: 'round-failed',
  trouble: { title: 'Battle Error', message: 'No' },
  certain,
  now,
})
const answered = (round = aRound()): ArenaEvent => ({
  type: 'round-answered',
  result: resultOf(round),
  now: 0,
})
const KEY = 'key-0001'
const typed = (now = 20_000, key = KEY): ArenaEvent => ({ type: 'answer-typed', key, now })
const settled = (now = 20_000, key = KEY): ArenaEvent => ({ type: 'voice-settled', key, now })

/** One round fought to the end of its answer. */
const fought = (state: ArenaState, round = aRound()): ArenaState =>
  run(state, draft('a verse'), sent(), answered(round), typed(), settled())

describe('opening the arena', () => {
  it('of a running battle gives the player the move and lets the clock run from what the server has', () => {
    const state = openArena(aSnapshot({ state: { timeRemaining: 61.5 } }), 1000)
    expect(state).toMatchObject({ phase: 'writing', draft: '', clock: { leftMs: 61_500, since: 1000 } })
  })

  it('of a battle that is over shows its result at once', () => {
    const rounds = [3, 1, 2].map((roundNumber) => aRound({ roundNumber }))
    const state = openArena(aSnapshot({ rounds }), 0)
    expect(state).toMatchObject({ phase: 'over', live: false, standing: { outcome: 'victory' } })
    expect(state.rounds.map(({ roundNumber }) => roundNumber)).toEqual([1, 2, 3])
  })

  it('of an abandoned battle shows that it does not count', () => {
    expect(openArena(aSnapshot({ state: { status: 'abandoned' } }), 0)).toMatchObject({
      phase: 'over',
      standing: { status: 'abandoned' },
    })
  })
})

describe('sending a verse', () => {
  it('trims it, clears the box and holds the clock', () => {
    const state = run(opened, draft('  fire \n'), sent('key-0001', 5000))
    expect(state).toMatchObject({
      phase: 'sending',
      draft: '',
      submission: { key: 'key-0001', verse: 'fire' },
      clock: { leftMs: 100_000 },
    })
    expect('clock' in state && state.clock.since).toBeUndefined()
  })

  it.each(['', '  ', '\n\t'])('does nothing for %j', (nothing) => {
    const state = run(opened, draft(nothing))
    expect(advanceArena(state, sent())).toBe(state)
  })

  it('does nothing while a round is under way', () => {
    const state = run(opened, draft('one'), sent('key-0001'), draft('two'))
    expect(advanceArena(state, sent('key-0002'))).toBe(state)
  })

  it('keeps the verse when it fails, says why and lets the clock run on', () => {
    const state = run(opened, draft('one'), sent('key-0001', 5000), failed(false, 9000))
    expect(state).toMatchObject({
      phase: 'writing',
      draft: 'one',
      trouble: { message: 'No' },
      clock: { leftMs: 100_000, since: 9000 },
    })
  })

  it('keeps what was typed meanwhile, too', () => {
    expect(run(opened, draft('one'), sent(), draft('two'), failed())).toMatchObject({ draft: 'one\ntwo' })
  })

  it('uses the same key for the same verse when nobody knows whether it arrived', () => {
    const state = run(opened, draft('one'), sent('key-0001'), failed(false), sent('key-0002'))
    expect(state).toMatchObject({ submission: { key: 'key-0001', verse: 'one' } })
    expect('trouble' in state).toBe(false)
  })

  it('keeps that key over further failures', () => {
    const state = run(
      opened,
      draft('one'),
      sent('key-0001'),
      failed(),
      sent('key-0002'),
      failed(),
      sent('key-0003'),
    )
    expect(state).toMatchObject({ submission: { key: 'key-0001' } })
  })

  it('uses a new key for another verse, and for one that the server refused', () => {
    expect(
      run(opened, draft('one'), sent('key-0001'), failed(), draft('two'), sent('key-0002')),
    ).toMatchObject({
      submission: { key: 'key-0002', verse: 'two' },
    })
    expect(run(opened, draft('one'), sent('key-0001'), failed(true), sent('key-0002'))).toMatchObject({
      submission: { key: 'key-0002', verse: 'one' },
    })
  })
})

describe('the answer', () => {
  const answering = run(opened, draft('one'), sent(), answered())

  it('moves the standing as the battle rules do', () => {
    expect(answering).toMatchObject({
      phase: 'answering',
      standing: { userScore: 72, aiScore: 68, currentRound: 2 },
      typed: false,
      voice: 'waiting',
    })
    expect(answering.rounds).toHaveLength(1)
  })

  it('costs no time (BATTLE-6)', () => {
    const state = run(answering, typed(60_000), settled(90_000))
    expect(state).toMatchObject({ phase: 'writing', clock: { leftMs: 100_000, since: 90_000 } })
  })

  it('gives the turn back only when it is both typed out and spoken, in either order', () => {
    expect(run(answering, typed())).toMatchObject({ phase: 'answering', typed: true })
    expect(run(answering, settled())).toMatchObject({ phase: 'answering', voice: 'settled' })
    expect(run(answering, settled(), typed()).phase).toBe('writing')
  })

  it('knows when the voice is heard', () => {
    expect(run(answering, { type: 'voice-started', key: 'key-0001' })).toMatchObject({
      voice: 'speaking',
    })
  })

  it('can be skipped', () => {
    expect(run(answering, { type: 'answer-skipped', now: 7000 })).toMatchObject({ phase: 'writing' })
  })

  it('ignores what belongs to another round', () => {
    const other = 'key-0009'
    expect(run(answering, typed(0, other), settled(0, other), { type: 'voice-started', key: other })).toBe(
      answering,
    )
  })

  it('keeps what the player writes ahead', () => {
    const state = run(answering, draft('next one'), typed(), settled())
    expect(state).toMatchObject({ phase: 'writing', draft: 'next one' })
  })

  it('of the last round ends the battle, once it has been heard', () => {
    const two = fought(fought(opened), aRound({ roundNumber: 2, userScore: 40, aiScore: 90 }))
    const last = aRound({ roundNumber: 3 })
    const speaking = run(two, draft('last'), sent(), answered(last))
    expect(speaking).toMatchObject({
      phase: 'answering',
      standing: { status: 'completed', outcome: 'defeat' },
    })
    expect(run(speaking, typed(), settled())).toMatchObject({
      phase: 'over',
      live: true,
      standing: { outcome: 'defeat', userScore: 184, aiScore: 226 },
    })
  })

  it('to a round that another tab had moved on takes the server’s standing', () => {
    const elsewhere = aRound({ roundNumber: 1, userScore: 10, aiScore: 20 })
    const mine = aRound({ roundNumber: 2 })
    const snapshot = aSnapshot({ rounds: [elsewhere, mine] })
    const state = run(opened, draft('one'), sent(), {
      type: 'round-answered',
      result: resultOf(mine),
      snapshot,
      now: 0,
    })
    expect(state).toMatchObject({
      phase: 'answering',
      missed: 1,
      standing: { userScore: 82, aiScore: 88, currentRound: 3 },
    })
    expect(state.rounds).toHaveLength(2)
  })
})

describe('the clock', () => {
  it('ends the turn at zero and not before', () => {
    expect(run(opened, { type: 'clock-looked-at', now: 104_999 })).toBe(opened)
    expect(run(opened, { type: 'clock-looked-at', now: 105_000 })).toMatchObject({ phase: 'time-up' })
  })

  it('cannot end a battle while the opponent has the word', () => {
    const answering = run(opened, draft('one'), sent(), answered())
    expect(run(answering, { type: 'clock-looked-at', now: 900_000 })).toBe(answering)
  })

  it('at zero waits for the server’s verdict, and says when it cannot be had', () => {
    const timeUp = run(fought(opened), { type: 'clock-looked-at', now: 900_000 })
    const trouble = { title: 'Battle Error', message: 'Connection lost.' }
    expect(run(timeUp, { type: 'time-up-failed', trouble })).toMatchObject({ phase: 'time-up', trouble })
    const rounds = [aRound()]
    const ended = aSnapshot({ rounds, state: { status: 'completed', currentRound: 1, timeRemaining: 0 } })
    expect(run(timeUp, { type: 'server-told', snapshot: ended, now: 0 })).toMatchObject({
      phase: 'over',
      live: true,
      standing: { status: 'completed', outcome: 'victory' },
    })
    const unfought = aSnapshot({ state: { status: 'abandoned', timeRemaining: 0 } })
    expect(run(timeUp, { type: 'server-told', snapshot: unfought, now: 0 })).toMatchObject({
      phase: 'over',
      standing: { status: 'abandoned' },
    })
  })
})

describe('what the server tells', () => {
  const told = (plan: Parameters<typeof aSnapshot>[0], now = 10_000): ArenaEvent => ({
    type: 'server-told',
    snapshot: aSnapshot(plan),
    now,
  })

  it('brings in a round that another tab played', () => {
    const state = run(opened, draft('kept'), told({ rounds: [aRound()], state: { timeRemaining: 50 } }))
    expect(state).toMatchObject({
      phase: 'writing',
      draft: 'kept',
      standing: { currentRound: 2, userScore: 72 },
    })
    expect('clock' in state && msLeft(state.clock, 10_000)).toBe(50_000)
  })

  it('never turns the clock back up', () => {
    const state = run(opened, told({ state: { timeRemaining: 105 } }))
    expect('clock' in state && msLeft(state.clock, 10_000)).toBe(95_000)
  })

  it('ends a battle that was ended elsewhere', () => {
    const rounds = [1, 2, 3].map((roundNumber) => aRound({ roundNumber, userScore: 1, aiScore: 2 }))
    expect(run(opened, told({ rounds }))).toMatchObject({ phase: 'over', standing: { outcome: 'defeat' } })
  })

  it('brings the answer of a verse that seemed lost, and performs it', () => {
    const lost = aRound({ userText: 'one\nmore' })
    const trouble = run(opened, draft('one\r\nmore '), sent(), failed())
    expect(run(trouble, told({ rounds: [lost] }))).toMatchObject({
      phase: 'answering',
      round: lost,
      draft: '',
      standing: { currentRound: 2, userScore: 72 },
    })
    const another = aRound({ userText: 'something else' })
    expect(run(trouble, told({ rounds: [another] }))).toMatchObject({
      phase: 'writing',
      draft: 'one\r\nmore',
    })
  })

  it('leaves a round that is under way to its own answer', () => {
    const sending = run(opened, draft('one'), sent())
    expect(run(sending, told({ rounds: [aRound()] }))).toBe(sending)
    const answering = run(sending, answered())
    expect(run(answering, told({}))).toBe(answering)
    expect(run(answering, told({ rounds: [aRound()] }))).toMatchObject({
      phase: 'answering',
      round: aRound(),
    })
  })
})
