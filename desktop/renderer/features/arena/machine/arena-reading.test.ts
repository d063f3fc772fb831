import { describe, expect, it } from 'vitest'
import { aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import type { ArenaEvent } from './arena-event.ts'
import { advanceArena, openArena } from './arena-machine.ts'
import { avatarMood, leadLabel, roundsPlayedElsewhere } from './arena-reading.ts'
import type { ArenaState } from './arena-state.ts'

const arenaAfter = (...rounds: readonly (readonly [user: number, ai: number])[]): ArenaState =>
  openArena(
    aSnapshot({
      rounds: rounds.map(([userScore, aiScore], index) =>
        aRound({ roundNumber: index + 1, userScore, aiScore }),
      ),
    }),
    0,
  )
const sending = (state: ArenaState): ArenaState =>
  (
    [
      { type: 'draft-changed', draft: 'one' },
      { type: 'verse-sent', key: 'key-0001', now: 0 },
    ] satisfies readonly ArenaEvent[]
  ).reduce(advanceArena, state)

describe('the opponent', () => {
  it('FACE-3 is READY before the first verse, and angry once it is far behind', () => {
    expect(avatarMood(arenaAfter())).toEqual({ status: 'READY', expression: 'neutral' })
    expect(avatarMood(arenaAfter([50, 60]))).toEqual({ status: 'READY', expression: 'neutral' })
    expect(avatarMood(arenaAfter([59, 50]))).toEqual({ status: 'READY', expression: 'neutral' })
    expect(avatarMood(arenaAfter([60, 50]))).toEqual({ status: 'ANGRY', expression: 'angry' })
  })

  it('FACE-3 is BATTLING while a round is under way', () => {
    const listening = sending(arenaAfter())
    expect(avatarMood(listening).status).toBe('BATTLING')
    const answering = advanceArena(listening, {
      type: 'round-answered',
      result: resultOf(aRound({ aiScore: 60 })),
      now: 0,
    })
    expect(avatarMood(answering)).toEqual({ status: 'BATTLING', expression: 'angry' })
  })

  it('FACE-3 ends in VICTORY, DEFEATED, or as it came', () => {
    expect(avatarMood(arenaAfter([1, 2], [1, 2], [1, 2]))).toEqual({ status: 'VICTORY', expression: 'happy' })
    expect(avatarMood(arenaAfter([2, 1], [2, 1], [2, 1]))).toEqual({
      status: 'DEFEATED',
      expression: 'angry',
    })
    expect(avatarMood(arenaAfter([1, 1], [1, 1], [1, 1])).status).toBe('READY')
  })
})

it('says who leads', () => {
  expect(leadLabel({ userScore: 2, aiScore: 1 })).toBe('YOU LEAD')
  expect(leadLabel({ userScore: 1, aiScore: 2 })).toBe('AI LEADS')
  expect(leadLabel({ userScore: 2, aiScore: 2 })).toBe('TIED')
})

it('notices rounds of another tab, but not its own under way', () => {
  const snapshot = aSnapshot({ rounds: [aRound()] })
  expect(roundsPlayedElsewhere(arenaAfter(), snapshot)).toBe(1)
  expect(roundsPlayedElsewhere(arenaAfter([72, 68]), snapshot)).toBe(0)
  expect(roundsPlayedElsewhere(sending(arenaAfter()), snapshot)).toBe(0)
})
