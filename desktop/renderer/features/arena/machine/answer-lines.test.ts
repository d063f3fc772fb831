import { describe, expect, it } from 'vitest'
import { AI_VERSE, aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import type { TurnProgress } from './answer-lines.ts'
import type { ArenaEvent } from './arena-event.ts'
import { advanceArena, openArena } from './arena-machine.ts'
import { avatarMood, latestMarks, userScoreShown } from './arena-reading.ts'
import type { ArenaState } from './arena-state.ts'
import { exchangeSoFar } from './exchange-so-far.ts'
import { keptOf } from './kept-writing.ts'
import { isVerdictOut } from './verdict-out.ts'

const round = aRound()
const TEXTS = AI_VERSE.split('\n')
const KEY = 'key-0001'
const told = (progress: TurnProgress, now = 0): ArenaEvent => ({ type: 'turn-told', told: progress, now })
const line = (index: number, now = index * 100) =>
  told({ type: 'line', index, text: TEXTS[index] ?? '' }, now)
const timing = (index: number) => ({ startMs: index * 2000, endMs: index * 2000 + 1900 })
const audio = (index: number): ArenaEvent => told({ type: 'audio', index, timing: timing(index) })
const answered: ArenaEvent = { type: 'round-answered', result: resultOf(round), now: 900 }
const marks = told({ type: 'userScore', userMarks: round.userMarks })

const run = (state: ArenaState, ...events: readonly ArenaEvent[]): ArenaState =>
  events.reduce(advanceArena, state)
const sending = run(
  openArena(aSnapshot(), 0),
  { type: 'draft-changed', draft: round.userText },
  { type: 'verse-sent', key: KEY, now: 0 },
)
const textsOf = (state: ArenaState) => ('lines' in state ? state.lines.map(({ text }) => text) : undefined)

describe('a turn that is told as it happens (PAGE-1)', () => {
  it('tells the player’s mark before there is an answer, and nothing of the verdict', () => {
    const state = run(sending, marks)
    expect(state.phase).toBe('sending')
    expect([userScoreShown(sending), userScoreShown(state)]).toEqual([0, 72])
    expect(latestMarks(state)?.rhymeDensity).toBe(76)
    expect([isVerdictOut(sending, true), isVerdictOut(state, true)]).toEqual([false, true])
    expect(userScoreShown(run(state, line(0), answered))).toBe(72)
  })

  it('is an answer from its first line on, with the times as they come', () => {
    const state = run(sending, marks, line(0, 40), line(1, 55), audio(0))
    expect(state).toMatchObject({
      phase: 'arriving',
      typed: false,
      voice: 'waiting',
      lines: [
        { text: TEXTS[0], at: 40, sound: { timing: timing(0) } },
        { text: TEXTS[1], at: 55 },
      ],
    })
    expect(state.phase === 'arriving' && exchangeSoFar(state)).toMatchObject({
      userText: round.userText,
      aiResponse: TEXTS.slice(0, 2).join('\n'),
      lineTimings: [timing(0)],
      audioUrl: `turn:${KEY}`,
    })
    expect(avatarMood(state)).toEqual({ status: 'BATTLING', expression: 'neutral' })
    expect(isVerdictOut(state, true)).toBe(true)
    expect(keptOf(state)?.unsettled).toEqual({ key: KEY, verse: round.userText, after: 0 })
  })

  it('goes on with its voice and its lines when the round is there', () => {
    const speaking = run(sending, line(0, 40), audio(0), { type: 'voice-started', key: KEY })
    const state = run(speaking, answered)
    expect(state).toMatchObject({ phase: 'answering', voice: 'speaking', typed: false, round })
    expect(textsOf(state)).toEqual(TEXTS)
    expect('lines' in state && state.lines.map(({ at }) => at)).toEqual([40, 900, 900, 900])
  })

  it('whose lines were others than the round has goes by the round', () => {
    const other = told({ type: 'line', index: 0, text: 'Something else' }, 40)
    expect(textsOf(run(sending, other, answered))).toEqual(TEXTS)
  })

  it('that is skipped waits for its round without a sound', () => {
    const state = run(sending, line(0), { type: 'answer-skipped', now: 1 })
    expect(state).toMatchObject({ phase: 'arriving', typed: true, voice: 'settled' })
    const there = run(state, line(1), answered)
    expect(there).toMatchObject({ phase: 'answering', typed: true, voice: 'settled' })
    expect(run(there, { type: 'answer-skipped', now: 2 }).phase).toBe('writing')
  })

  it('that fails gives the verse back, wherever it was', () => {
    const trouble = { title: 'Battle Error', message: 'No' }
    const failed: ArenaEvent = { type: 'round-failed', trouble, certain: false, now: 0 }
    for (const state of [run(sending, marks), run(sending, marks, line(0), audio(0))]) {
      const writing = run(state, failed)
      expect(writing).toMatchObject({ phase: 'writing', draft: round.userText, unsettled: { key: KEY } })
      expect(userScoreShown(writing)).toBe(0)
      expect(Object.keys(writing)).not.toContain('lines')
    }
  })

  it('is left alone by what the server says of the battle meanwhile, and by the clock', () => {
    const arriving = run(sending, line(0))
    expect(run(arriving, { type: 'server-told', snapshot: aSnapshot({ rounds: [round] }), now: 0 })).toBe(
      arriving,
    )
    expect(run(arriving, { type: 'clock-looked-at', now: 900_000 })).toBe(arriving)
  })
})

describe('what is told out of order (PAGE-5)', () => {
  it('a line twice, too early, or after a gap changes nothing', () => {
    const one = run(sending, line(0))
    expect(run(one, line(0), line(2), line(3))).toBe(one)
    expect(run(sending, line(1))).toBe(sending)
    expect(textsOf(run(one, line(2), line(1)))).toEqual(TEXTS.slice(0, 2))
  })

  it('sound without its line, or a second one, changes nothing', () => {
    const one = run(sending, line(0), audio(0))
    expect(run(sending, audio(0))).toBe(sending)
    expect(run(one, audio(1))).toBe(one)
    expect(run(one, told({ type: 'audio', index: 0, timing: timing(3) }))).toBe(one)
  })

  it('marks before any line are those of a verse that has none', () => {
    const scores = told({ type: 'scores', aiMarks: round.aiMarks })
    expect(run(sending, scores)).toBe(sending)
    const state = run(sending, line(0), scores)
    expect(state.phase === 'arriving' && exchangeSoFar(state).aiMarks).toBe(round.aiMarks)
  })

  it('anything after the turn is over changes nothing', () => {
    const writing = run(sending, answered, { type: 'answer-skipped', now: 0 })
    expect(run(writing, line(0), audio(0), marks)).toBe(writing)
    const answering = run(sending, answered)
    expect(run(answering, line(4), audio(0))).toBe(answering)
  })
})
