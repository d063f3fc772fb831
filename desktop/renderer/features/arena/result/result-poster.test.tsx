import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { aBattle, aRound, aSnapshot } from '../testing/fixtures.ts'
import { BATTLE_PATH, openFight } from '../testing/fight-night.tsx'

const rounds = (userScore: number) => [1, 2, 3].map((roundNumber) => aRound({ roundNumber, userScore }))
const stamp = () => screen.findByRole('heading', { level: 1 })

describe('the result', () => {
  it.each([
    [80, 'VICTORY', 'DEFEATED'],
    [50, 'DEFEAT', 'VICTORY'],
    [68, 'DRAW', 'READY'],
  ])('of three rounds of %d to 68 is stamped %s, and the opponent is %s', async (score, word, status) => {
    openFight({ snapshot: aSnapshot({ rounds: rounds(score) }) })
    expect((await stamp()).textContent).toBe(word)
    expect(screen.getAllByText(status).length).toBeGreaterThan(0)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('of a battle without a round is that it does not count', async () => {
    openFight({ snapshot: aSnapshot({ state: { status: 'abandoned', timeRemaining: 0 } }) })
    expect((await stamp()).textContent).toBe('NO CONTEST')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('compares both, round by round', async () => {
    openFight({ snapshot: aSnapshot({ rounds: rounds(80) }) })
    await stamp()
    const table = screen.getByRole('table', { name: 'Round by round' })
    const rows = within(table).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '80Round 168',
      '80Round 268',
      '80Round 368',
      '240Total204',
    ])
  })

  it('says why, with the words it is about', async () => {
    openFight({ snapshot: aSnapshot({ rounds: rounds(80).slice(0, 3) }) })
    await stamp()
    const why = within(screen.getByRole('region', { name: 'Why' }))
    expect(why.getAllByText(/Turns your pen and your fire back on you/)[0]?.textContent).toContain(
      '“You said your pen is full of fire”',
    )
    expect(why.getAllByText(/fire \/ liar \/ wire \/ choir \/ pyre/)).toHaveLength(3)
    expect(why.getAllByRole('button', { name: 'Play Razor’s voice' })).toHaveLength(3)
  })

  it('looked up makes no noise and takes no focus', async () => {
    const { audio } = openFight({ snapshot: aSnapshot({ rounds: rounds(80) }) })
    const heading = await stamp()
    expect(audio.effects).toEqual([])
    expect(document.activeElement).not.toBe(heading)
  })
})

describe('after the result', () => {
  const rematch = aBattle({ id: '0197a000-0000-4000-8000-000000000002' })

  it('a rematch has the same settings', async () => {
    const user = userEvent.setup()
    const { received } = openFight({
      snapshot: aSnapshot({ battle: { lyricComplexity: 40, profanityFilter: true }, rounds: rounds(80) }),
      answers: { 'POST /api/battles': rematch },
    })
    await user.click(await screen.findByRole('button', { name: 'Rematch' }))
    await waitFor(() => {
      expect(window.location.pathname).toBe(`/battle/${rematch.id}`)
    })
    expect(received.find(({ call }) => call === 'POST /api/battles')?.body).toEqual({
      difficulty: 'hard',
      profanityFilter: true,
      aiCharacterId: 'razor',
      lyricComplexity: 40,
      styleIntensity: 85,
      voiceSpeed: 1,
    })
  })

  it('a double click is one rematch; refused, it can be asked for again', async () => {
    const { answers, received } = openFight({
      snapshot: aSnapshot({ rounds: rounds(80) }),
      answers: { 'POST /api/battles': () => refusal(503, 'service_unavailable', 'Back in a moment.') },
    })
    const button = await screen.findByRole('button', { name: 'Rematch' })
    const asked = () => received.filter(({ call }) => call === 'POST /api/battles').length
    act(() => {
      button.click()
      button.click()
    })
    expect(await screen.findByText('Back in a moment.')).toBeTruthy()
    expect(asked()).toBe(1)
    answers['POST /api/battles'] = rematch
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => {
      expect(window.location.pathname).toBe(`/battle/${rematch.id}`)
    })
    expect(asked()).toBe(2)
  })

  it('a rematch that cannot be had says why', async () => {
    const user = userEvent.setup()
    const sentence = 'No battles left today. Your allowance comes back tomorrow.'
    openFight({
      snapshot: aSnapshot({ rounds: rounds(80) }),
      answers: { 'POST /api/battles': refusal(403, 'no_battles_left', sentence) },
    })
    await user.click(await screen.findByRole('button', { name: 'Rematch' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(window.location.pathname).toBe(BATTLE_PATH)
  })

  it('a new battle and the dashboard are one press away', async () => {
    openFight({ snapshot: aSnapshot({ rounds: rounds(80) }) })
    await stamp()
    expect(screen.getByRole('link', { name: 'New Battle' }).getAttribute('href')).toBe('/battle')
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
  })
})

describe('the battle history', () => {
  const item = (number: number, userScore: number, aiScore: number) => ({
    id: `0197a000-0000-4000-8000-00000000020${String(number)}`,
    aiCharacterName: `Opponent ${String(number)}`,
    createdAt: '2026-11-20T20:00:00.000Z',
    userScore,
    aiScore,
  })

  it('shows the three latest, VICTORY only where you scored more', async () => {
    openFight({
      answers: {
        'GET /api/battles/history': [item(1, 3, 2), item(2, 2, 3), item(3, 2, 2), item(4, 9, 1)],
      },
    })
    const history = within(await screen.findByRole('region', { name: 'Battle History' }))
    await history.findByText('v. Opponent 1')
    expect(
      history.getAllByRole('listitem').map((row) => /VICTORY|DEFEAT/.exec(row.textContent)?.[0]),
    ).toEqual(['VICTORY', 'DEFEAT', 'DEFEAT'])
  })

  it('says so when there is none', async () => {
    openFight()
    expect(await screen.findByText(/No fights on record/)).toBeTruthy()
  })

  it('that cannot be had says so, and leaves the fight alone', async () => {
    openFight({
      answers: {
        'GET /api/battles/history': () => refusal(404, 'not_found', 'There is nothing at this address.'),
      },
    })
    const history = within(await screen.findByRole('region', { name: 'Battle History' }))
    expect(await history.findByText('There is nothing at this address.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Your verse' })).toBeTruthy()
  })
})
