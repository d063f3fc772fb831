import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HANGS, refusal, serve } from '../testing/fake-server.ts'
import { aSession, aStatus, aUser, stats } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'

const USER = 'GET /api/auth/user'
const signedOut = () => refusal(401, 'not_signed_in', 'Sign in to do that.')
const signedIn = {
  [USER]: aUser(),
  'GET /api/subscription/status': aStatus(),
  'GET /api/user/stats': stats(),
  'GET /api/battles/history': [],
  'GET /api/battles': [],
}

/** Screens are loaded when they are first opened. */
const SLOW = { timeout: 10_000 }

describe('the app', () => {
  it('reads SYSTEM INITIALIZING while nobody knows who is there', () => {
    serve({ [USER]: HANGS })
    renderApp('/')
    expect(screen.getByText('SYSTEM INITIALIZING')).toBeTruthy()
  })

  it('shows a visitor the signed-out page at /', async () => {
    serve({ [USER]: signedOut() })
    renderApp('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Say it to her face' }, SLOW)).toBeTruthy()
  })

  it('shows a visitor the 404 card anywhere else, with a way to sign in and come back', async () => {
    serve({ [USER]: signedOut() })
    renderApp('/settings')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/api/login?returnTo=%2Fsettings',
    )
  })

  it('shows a player the dashboard at /', async () => {
    serve(signedIn)
    renderApp('/')
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya!' }, SLOW)).toBeTruthy()
    expect(document.title).toBe('Dashboard - Clapback')
  })

  it('shows a player the 404 card at an unknown address, without offering to sign in', async () => {
    serve(signedIn)
    renderApp('/no/such/page')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('moves the focus to the new screen after a move', async () => {
    serve(signedIn)
    renderApp('/no/such/page')
    fireEvent.click(await screen.findByRole('link', { name: 'Back to the ring' }))
    await screen.findByRole('heading', { name: 'Welcome back, Maya!' }, SLOW)
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('main'))
    })
  })

  it('asks who is there only once by itself, and again on request', async () => {
    const { answers, received } = serve({ ...signedIn, [USER]: new TypeError('Failed to fetch') })
    renderApp('/')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error: Unable to connect to server. Please check your connection and try again.',
    )
    expect(received.filter(({ call }) => call === USER)).toHaveLength(1)
    answers[USER] = aUser()
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? document.body)
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya!' }, SLOW)).toBeTruthy()
  })
})

describe('a session that ends while the page is open', () => {
  it('is said once, with the way to sign in and come back', async () => {
    const { answers } = serve({ ...signedIn, 'GET /api/auth/list-sessions': [aSession(1), aSession(2)] })
    renderApp('/settings')
    const others = await screen.findByRole('button', { name: 'Sign out everywhere else' }, SLOW)
    answers['POST /api/auth/revoke-other-sessions'] = signedOut()
    fireEvent.click(others)
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/api/login?returnTo=%2Fsettings',
    )
    expect(screen.queryByText('Still signed in')).toBeNull()
  })

  it('on the dashboard leads to the signed-out page', async () => {
    const { answers } = serve({ ...signedIn, 'GET /api/user/stats': new TypeError('Failed to fetch') })
    renderApp('/')
    await screen.findByText('No line to the server. What you see may be old.', {}, SLOW)
    answers['GET /api/user/stats'] = signedOut()
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: 'Say it to her face' }, SLOW)).toBeTruthy()
  })
})

it('tells a player when the line is lost, keeps what was there, and tries again on request', async () => {
  const { answers } = serve({ ...signedIn, 'GET /api/user/stats': new TypeError('Failed to fetch') })
  renderApp('/')
  expect(await screen.findByText('No line to the server. What you see may be old.', {}, SLOW)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeTruthy()
  answers['GET /api/user/stats'] = stats()
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
  expect(await screen.findByText('67%', {}, SLOW)).toBeTruthy()
  expect(screen.queryByText('No line to the server. What you see may be old.')).toBeNull()
})
