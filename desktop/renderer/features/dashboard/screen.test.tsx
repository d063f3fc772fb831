import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HANGS, refusal, serve, type Answers } from '../../testing/fake-server.ts'
import { aResult, aStatus, aUser, stats } from '../../testing/people.ts'
import { renderWithCache } from '../../testing/render-app.tsx'
import { DashboardScreen } from './screen.tsx'

const STATUS = 'GET /api/subscription/status'
const STATS = 'GET /api/user/stats'
const HISTORY = 'GET /api/battles/history'

function open(answers: Answers = {}, user = aUser()) {
  const server = serve({
    [STATUS]: aStatus(),
    [STATS]: stats(),
    [HISTORY]: [],
    'GET /api/battles': [],
    ...answers,
  })
  renderWithCache(<DashboardScreen user={user} />)
  return server
}

const ticket = (label: string) => {
  const item = screen.getByRole('heading', { name: label }).closest('li')
  if (item === null) throw new Error(`${label} is on no ticket`)
  return within(item)
}

describe('the greeting', () => {
  it('calls the player by the first name', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Maya!')
  })

  it.each([null, '', '  '])('calls a player without one (%j) Rapper', (firstName) => {
    open({}, aUser({ firstName }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Rapper!')
  })

  it('shows the tier', async () => {
    open({ [STATUS]: aStatus({ tier: 'premium' }) })
    expect(await screen.findByText('Premium')).toBeTruthy()
  })
})

describe('the figures', () => {
  it('are on three tickets', async () => {
    open()
    expect(await ticket('Battles Remaining').findByText('2')).toBeTruthy()
    expect(await ticket('Win Rate').findByText('67%')).toBeTruthy()
    expect(await ticket('This Month').findByText('5')).toBeTruthy()
  })

  it('know a player without a limit', async () => {
    open({ [STATUS]: aStatus({ tier: 'pro', battlesRemaining: null }) })
    expect(await ticket('Battles Remaining').findByText('No limit')).toBeTruthy()
  })

  it('say that they are on their way', () => {
    open({ [STATUS]: HANGS, [STATS]: HANGS, [HISTORY]: HANGS })
    expect(ticket('Win Rate').getByText('Loading')).toBeTruthy()
    expect(screen.getByText('Loading your battles')).toBeTruthy()
  })

  it('that failed say why, and come on request', async () => {
    const { answers } = open({ [STATS]: refusal(404, 'not_found', 'There is nothing at this address.') })
    expect(await ticket('Win Rate').findByText('There is nothing at this address.')).toBeTruthy()
    answers[STATS] = stats()
    fireEvent.click(ticket('Win Rate').getByRole('button', { name: 'Try again' }))
    expect(await ticket('Win Rate').findByText('67%')).toBeTruthy()
  })
})

describe('the way into the ring', () => {
  it('is open while there are battles left', async () => {
    open()
    expect((await screen.findByRole('link', { name: 'Start New Battle' })).getAttribute('href')).toBe(
      '/battle',
    )
  })

  it('is closed when there are none', async () => {
    open({ [STATUS]: aStatus({ battlesRemaining: 0, canStartBattle: false }) })
    const button = await screen.findByRole('button', { name: 'No Battles Left' })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.queryByRole('link', { name: 'Start New Battle' })).toBeNull()
  })
})

describe('the recent battles', () => {
  it('are the latest five, each with opponent, date, score and verdict', async () => {
    open({
      [HISTORY]: [
        aResult(1, { userScore: 210, aiScore: 190 }),
        aResult(2, { aiCharacterName: 'Venom', userScore: 120, aiScore: 190 }),
        aResult(3, { aiCharacterName: 'Silk', userScore: 150, aiScore: 150 }),
        aResult(4),
        aResult(5),
        aResult(6, { aiCharacterName: 'Cypher' }),
      ],
    })
    const rows = await screen.findAllByRole('link', { name: /^vs / })
    expect(rows).toHaveLength(5)
    expect(rows[0]?.textContent).toMatch(/^vs Razor.*2026.*210.*190Won$/)
    expect(rows[1]?.textContent).toMatch(/^vs Venom.*120.*190Lost$/)
    expect(rows[2]?.textContent).toMatch(/^vs Silk.*150.*150Draw$/)
    expect(screen.queryByText('vs Cypher')).toBeNull()
  })

  it('say what to do when there are none', async () => {
    open()
    expect(await screen.findByText('No battles yet. Start your first battle to see it here!')).toBeTruthy()
  })
})

it('leads out by the full-page address', () => {
  open()
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout')
})
