import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, serve } from '../../testing/fake-server.ts'
import { aSession } from '../../testing/people.ts'
import { renderWithCache } from '../../testing/render-app.tsx'
import { useToasts } from '../../ui/toast-store.ts'
import { Devices } from './devices.tsx'

const LIST = 'GET /api/auth/list-sessions'
const ONE = 'POST /api/auth/revoke-session'
const OTHERS = 'POST /api/auth/revoke-other-sessions'
const here = aSession(1, { isCurrent: true })
const there = aSession(2, { userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })

it('shows where the player is signed in, and which place is this one', async () => {
  serve({ [LIST]: [here, there] })
  renderWithCache(<Devices />)
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
  expect(screen.getByText('This device')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Sign out Safari on iOS/ })).toHaveLength(1)
})

it('signs one device out and asks for the list again', async () => {
  const { answers, received } = serve({ [LIST]: [here, there], [ONE]: { ok: true } })
  renderWithCache(<Devices />)
  const button = await screen.findByRole('button', { name: /^Sign out Safari/ })
  answers[LIST] = [here]
  fireEvent.click(button)
  expect(await screen.findByText('You are signed in here and nowhere else.')).toBeTruthy()
  expect(received).toContainEqual({ call: ONE, body: { id: there.id } })
})

it('signs all others out', async () => {
  const { answers, received } = serve({ [LIST]: [here, there], [OTHERS]: { ok: true } })
  renderWithCache(<Devices />)
  const button = await screen.findByRole('button', { name: 'Sign out everywhere else' })
  answers[LIST] = [here]
  fireEvent.click(button)
  expect(await screen.findByText('You are signed in here and nowhere else.')).toBeTruthy()
  expect(received.map(({ call }) => call)).toContain(OTHERS)
})

it('says so when signing out did not work', async () => {
  serve({
    [LIST]: [here, there],
    [ONE]: refusal(404, 'session_not_found', 'That session has already ended.'),
  })
  renderWithCache(<Devices />)
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari/ }))
  await waitFor(() => {
    expect(useToasts.getState().toasts[0]).toMatchObject({
      description: 'That session has already ended.',
      variant: 'destructive',
    })
  })
})

it('offers to try again when the list did not come', async () => {
  const { answers } = serve({ [LIST]: refusal(404, 'not_found', 'There is nothing at this address.') })
  renderWithCache(<Devices />)
  expect((await screen.findByRole('alert')).textContent).toContain('There is nothing at this address.')
  answers[LIST] = [here]
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy()
})
