import { describe, expect, it } from 'vitest'
import { advanceBattle } from './advance-battle.ts'
import type { BattleEvent } from './battle-event.ts'
import { BATTLE_SECONDS, newBattle, outcomeOf, type BattleState } from './battle-state.ts'

const scored = (roundNumber: number, userScore: number, aiScore: number): BattleEvent => ({
  type: 'round-scored',
  roundNumber,
  userScore,
  aiScore,
})
const clock = (timeRemaining: number): BattleEvent => ({ type: 'clock-reported', timeRemaining })

function play(state: BattleState, ...events: readonly BattleEvent[]): BattleState {
  return events.reduce((before, event) => {
    const result = advanceBattle(before, event)
    if (!result.ok) throw new Error(`refused: ${result.refusal}`)
    return result.value
  }, state)
}

describe('a new battle', () => {
  it('BATTLE-1, BATTLE-2: has three rounds and 105 seconds', () => {
    expect(newBattle()).toMatchObject({ maxRounds: 3, currentRound: 1, timeRemaining: 105, status: 'active' })
  })
})

describe('scoring rounds', () => {
  it('BATTLE-4: sums the round scores of both sides', () => {
    expect(play(newBattle(), scored(1, 60, 70), scored(2, 55, 20))).toMatchObject({
      userScore: 115,
      aiScore: 90,
      currentRound: 3,
      status: 'active',
    })
  })

  it('BATTLE-8: completes after the last round, which stays the current one', () => {
    expect(play(newBattle(2), scored(1, 10, 20), scored(2, 10, 20))).toEqual({
      status: 'completed',
      outcome: 'defeat',
      userScore: 20,
      aiScore: 40,
      maxRounds: 2,
      currentRound: 2,
      timeRemaining: BATTLE_SECONDS,
    })
  })

  it.each([0, 2, 3])('ROUND-1: refuses round %i while round 1 is being fought', (roundNumber) => {
    expect(advanceBattle(newBattle(), scored(roundNumber, 1, 1))).toEqual({
      ok: false,
      refusal: 'round_out_of_order',
    })
  })

  it.each([
    [61, 60, 'victory'],
    [60, 61, 'defeat'],
    [60, 60, 'draw'],
  ] as const)('BATTLE-5: %i against %i is a %s', (userScore, aiScore, outcome) => {
    expect(outcomeOf({ userScore, aiScore })).toBe(outcome)
  })
})

describe('the clock', () => {
  it('BATTLE-6: only runs down', () => {
    const state = play(newBattle(), clock(60), clock(90))
    expect(state.timeRemaining).toBe(60)
  })

  it('BATTLE-7: at zero completes a battle that has a scored round', () => {
    expect(play(newBattle(), scored(1, 50, 40), clock(0))).toMatchObject({
      status: 'completed',
      outcome: 'victory',
      currentRound: 1,
      timeRemaining: 0,
    })
  })

  it('BATTLE-7: at zero abandons a battle without one', () => {
    const state = play(newBattle(), clock(0))
    expect(state.status).toBe('abandoned')
    expect(state).not.toHaveProperty('isPlayingAudio')
  })
})

describe('what the page reports', () => {
  it('keeps the flag that was not reported', () => {
    const state = play(
      newBattle(),
      { type: 'presence-reported', isPlayingAudio: true },
      { type: 'presence-reported', isAIResponding: true },
    )
    expect(state).toMatchObject({ isPlayingAudio: true, isAIResponding: true, userScore: 0, aiScore: 0 })
  })
})

describe('a battle that has ended', () => {
  const completed = play(newBattle(1), scored(1, 1, 2))
  const abandoned = play(newBattle(), clock(0))

  it.each([
    ['a round', scored(1, 99, 0)],
    ['the clock', clock(10)],
    ['presence', { type: 'presence-reported', isPlayingAudio: true }],
  ] as const)('BATTLE-8: refuses %s', (_name, event) => {
    for (const ended of [completed, abandoned]) {
      expect(advanceBattle(ended, event)).toEqual({ ok: false, refusal: 'battle_finished' })
    }
  })
})
