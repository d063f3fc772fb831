import { describe, expect, it } from 'vitest'
import { aRound, aSnapshot, resultOf } from '../testing/fixtures.ts'
import { announcement, clockAnnouncement } from './announcement.ts'
import { advanceArena, openArena } from './arena-machine.ts'

const opened = openArena(aSnapshot(), 0)
const sending = advanceArena(advanceArena(opened, { type: 'draft-changed', draft: 'one' }), {
  type: 'verse-sent',
  key: 'key-0001',
  now: 0,
})

describe('what is announced', () => {
  it('is whose turn it is, and in which round', () => {
    expect(announcement(opened)).toBe('Round 1 of 3. Your turn.')
    expect(announcement(sending)).toBe('Razor is listening.')
  })

  it('does not change while the player types, nor while the answer goes on', () => {
    const typing = advanceArena(opened, { type: 'draft-changed', draft: 'more' })
    expect(announcement(typing)).toBe(announcement(opened))
    const round = aRound()
    const answering = advanceArena(sending, { type: 'round-answered', result: resultOf(round), now: 0 })
    const spoken = advanceArena(answering, { type: 'voice-started', key: 'key-0001' })
    expect(announcement(spoken)).toBe(announcement(answering))
  })

  it.each([
    [72, 68, 'You lead by 4.'],
    [60, 68, 'Razor leads by 8.'],
    [68, 68, 'All square.'],
  ])(
    'after a round of %d to %d is the answer, and the lead once it is the next turn',
    (userScore, aiScore, lead) => {
      const round = aRound({ userScore, aiScore, aiResponse: 'One line\nTwo lines' })
      const state = advanceArena(sending, { type: 'round-answered', result: resultOf(round), now: 0 })
      expect(announcement(state)).toBe('Razor answers: One line / Two lines')
      expect(announcement(advanceArena(state, { type: 'answer-skipped', now: 0 }))).toBe(
        `${lead} Round 2 of 3. Your turn.`,
      )
    },
  )

  it('is that a verse was not sent, where one was left', () => {
    const late = advanceArena(advanceArena(opened, { type: 'draft-changed', draft: 'one' }), {
      type: 'server-told',
      snapshot: aSnapshot({ state: { status: 'abandoned' } }),
      now: 0,
    })
    expect(announcement(late)).toMatch(/does not count\. The verse in the box was not sent\.$/)
  })

  it('is the result, or that there is none', () => {
    const rounds = [1, 2, 3].map((roundNumber) => aRound({ roundNumber }))
    expect(announcement(openArena(aSnapshot({ rounds }), 0))).toBe('Victory, 216 to 204.')
    expect(announcement(openArena(aSnapshot({ state: { status: 'abandoned' } }), 0))).toContain(
      'does not count',
    )
  })

  it('is the clock now and then', () => {
    expect([61, 60, 30, 11, 10, 9].map(clockAnnouncement)).toEqual([
      undefined,
      '60 seconds left.',
      '30 seconds left.',
      undefined,
      '10 seconds left.',
      undefined,
    ])
  })
})
