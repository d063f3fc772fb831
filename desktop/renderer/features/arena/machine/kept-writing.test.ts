import { describe, expect, it } from 'vitest'
import { aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import type { ArenaEvent } from './arena-event.ts'
import { advanceArena, openArena } from './arena-machine.ts'
import type { ArenaState } from './arena-state.ts'
import { keptOf, takeOut } from './kept-writing.ts'

const after = (state: ArenaState, ...events: readonly ArenaEvent[]): ArenaState =>
  events.reduce(advanceArena, state)
const round = aRound({ userText: 'My verse\nof two bars' })
const KEY = 'key-0001'
const writing = after(openArena(aSnapshot(), 0), { type: 'draft-changed', draft: round.userText })
const sending = after(writing, { type: 'verse-sent', key: KEY, now: 0 })
const submission = { key: KEY, verse: round.userText }
const unsettled = { ...submission, after: 0 }

describe('what is kept of a battle (VERSE-9)', () => {
  it('is what stands in the box, and nothing while it is blank', () => {
    expect(keptOf(writing)).toEqual({ draft: round.userText })
    expect(keptOf(after(writing, { type: 'draft-changed', draft: ' \n' }))).toBeUndefined()
  })

  it('is a verse on its way, with its key, and what was typed on meanwhile', () => {
    expect(keptOf(sending)).toEqual({ draft: round.userText, unsettled })
    expect(keptOf(after(sending, { type: 'draft-changed', draft: 'more' }))).toEqual({
      draft: `${round.userText}\nmore`,
      unsettled,
    })
  })

  it('is a verse that nobody knows the fate of', () => {
    const trouble = { title: 'x', message: 'y' }
    const lost = after(sending, { type: 'round-failed', trouble, certain: false, now: 0 })
    expect(keptOf(lost)).toEqual({ draft: round.userText, unsettled })
    const refused = after(sending, { type: 'round-failed', trouble, certain: true, now: 0 })
    expect(keptOf(refused)).toEqual({ draft: round.userText })
  })

  it('is no longer a verse that was answered, only what was written ahead', () => {
    const answering = after(sending, { type: 'round-answered', result: resultOf(round), now: 0 })
    expect(keptOf(answering)).toBeUndefined()
    expect(keptOf(after(answering, { type: 'draft-changed', draft: 'ahead' }))).toEqual({ draft: 'ahead' })
  })

  it('is nothing once the battle has ended', () => {
    const over = aSnapshot({ state: { status: 'abandoned' } })
    expect(keptOf(after(writing, { type: 'server-told', snapshot: over, now: 0 }))).toBeUndefined()
  })
})

describe('what is taken up again', () => {
  it('is the draft, and the fate of the verse in it', () => {
    expect(openArena(aSnapshot(), 0, { draft: 'half a', unsettled })).toMatchObject({
      phase: 'writing',
      draft: 'half a',
      unsettled: submission,
    })
  })

  it('is not a verse that became a round', () => {
    const draft = `${round.userText}\nmore`
    expect(takeOut({ draft: round.userText, unsettled }, [round])).toEqual({ draft: '' })
    expect(takeOut({ draft, unsettled }, [round])).toEqual({ draft: 'more' })
    expect(takeOut({ draft, unsettled }, [])).toEqual({ draft, unsettled: submission })
  })

  it('is a verse in the words of an earlier one', () => {
    const again = { draft: round.userText, unsettled: { ...submission, after: 1 } }
    expect(takeOut(again, [round])).toEqual({ draft: round.userText, unsettled: submission })
  })

  it('is what was changed since, even when the verse became a round', () => {
    expect(takeOut({ draft: 'Another verse', unsettled }, [round])).toEqual({ draft: 'Another verse' })
  })
})

describe('what stands in the box at the end (BATTLE-11)', () => {
  it('at zero is held, and given back with the result', () => {
    const late = after(writing, { type: 'clock-looked-at', now: 200_000 })
    expect(late).toMatchObject({ phase: 'time-up', unsent: round.userText })
    expect(keptOf(late)).toEqual({ draft: round.userText })
    const over = aSnapshot({ state: { status: 'abandoned', timeRemaining: 0 } })
    expect(after(late, { type: 'server-told', snapshot: over, now: 0 })).toMatchObject({
      phase: 'over',
      unsent: round.userText,
    })
  })

  it('after an end elsewhere, and written ahead in the last round, is given back, too', () => {
    const rounds = [1, 2, 3].map((roundNumber) => aRound({ roundNumber }))
    const ended = after(writing, { type: 'server-told', snapshot: aSnapshot({ rounds }), now: 0 })
    expect(ended).toMatchObject({ phase: 'over', unsent: round.userText })
    const ahead = after(
      openArena(aSnapshot({ rounds: rounds.slice(0, 2) }), 0),
      { type: 'draft-changed', draft: 'last' },
      { type: 'verse-sent', key: KEY, now: 0 },
      { type: 'round-answered', result: resultOf(aRound({ roundNumber: 3 })), now: 0 },
      { type: 'draft-changed', draft: 'too late ' },
      { type: 'answer-skipped', now: 0 },
    )
    expect(ahead).toMatchObject({ phase: 'over', unsent: 'too late' })
  })

  it('is not mentioned when there is nothing', () => {
    const late = after(openArena(aSnapshot(), 0), { type: 'clock-looked-at', now: 200_000 })
    expect(late).not.toHaveProperty('unsent')
  })
})
