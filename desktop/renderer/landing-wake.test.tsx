import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from '@testing-library/user-event'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import { renderLanding } from './landing-prerender.tsx'
import { LandingRoot } from './landing-root.tsx'
import { serve } from './testing/fake-server.ts'

let root: Root | undefined

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderLanding()}</div>`
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  cleanup()
  window.history.replaceState(null, '', '/')
})

/** Takes the printed page over, as landing-wake.tsx does; answers with what did not match. */
async function wake(): Promise<unknown[]> {
  const mismatches: unknown[] = []
  const place = document.getElementById('root') ?? expect.fail('the page has lost its root')
  await act(async () => {
    root = hydrateRoot(place, <LandingRoot />, { onRecoverableError: (error) => mismatches.push(error) })
    await Promise.resolve()
  })
  return mismatches
}

it('is complete before any script: the dare, the steps, the opponents, and doors that are links', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Say it to her face')
  expect(screen.getByRole('heading', { name: 'How AI Rap Battles Work' })).toBeTruthy()
  for (const step of ['Your verse', 'AI battle response', 'Professional scoring']) {
    expect(screen.getByRole('heading', { name: step })).toBeTruthy()
  }
  for (const { displayName } of CHARACTERS) {
    expect(screen.getByRole('heading', { name: displayName })).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/?sign-in')
  for (const start of screen.getAllByRole('link', { name: 'Start Battling' })) {
    expect(start.getAttribute('href')).toBe('/api/login')
  }
})

it('is taken over without a difference', async () => {
  expect(await wake()).toEqual([])
})

it('opens the sheet in place, says so in the address, and closes it again', async () => {
  serve({ 'GET /api/auth/methods': { password: true, providers: [] } })
  await wake()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(await screen.findByRole('dialog', { name: 'Step up' }, { timeout: 10_000 })).toBeTruthy()
  expect(window.location.search).toBe('?sign-in')
  await screen.findByLabelText('Email')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(window.location.search).toBe('')
})

it('opens the sheet for those who are new where they are invited, and says so in the address', async () => {
  serve({ 'GET /api/auth/methods': { password: true, providers: [] } })
  await wake()
  const [invitation] = screen.getAllByRole('link', { name: 'Start Battling' })
  await userEvent.click(invitation ?? document.body)
  expect(
    await screen.findByRole('radio', { name: 'I am new', checked: true }, { timeout: 10_000 }),
  ).toBeTruthy()
  expect(screen.getByLabelText('Name')).toBeTruthy()
  expect(window.location.search).toBe('?sign-in=new')
})

it('opens the sheet at once where the address asks for it', async () => {
  serve({ 'GET /api/auth/methods': { password: true, providers: [] } })
  window.history.replaceState(null, '', '/?sign-in')
  expect(await wake()).toEqual([])
  expect(await screen.findByRole('dialog', { name: 'Step up' }, { timeout: 10_000 })).toBeTruthy()
})
