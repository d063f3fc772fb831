import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HANGS, refusal, serve, type Answers } from '../../testing/fake-server.ts'
import { aUser } from '../../testing/people.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'

const METHODS = 'GET /api/auth/methods'
const SIGN_IN = 'POST /api/auth/sign-in/email'
const SIGN_UP = 'POST /api/auth/sign-up/email'

afterEach(cleanup)

function openForm(mode: 'sign-in' | 'sign-up', answers: Answers = {}) {
  const server = serve(answers)
  const onSignedIn = vi.fn()
  render(<SignInForm mode={mode} onSignedIn={onSignedIn} />)
  return { ...server, onSignedIn, user: userEvent.setup() }
}

const errorOf = (label: string) => {
  const field = screen.getByLabelText(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(field.getAttribute('aria-invalid')).toBe('true')
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('the ways in', () => {
  it('are those that the server names, each provider with the way back', async () => {
    serve({ [METHODS]: { password: true, providers: [{ id: 'google', name: 'Google' }] } })
    render(<SignInSheet returnTo="/battle" onClose={vi.fn()} />)
    expect((await screen.findByRole('link', { name: 'Continue with Google' })).getAttribute('href')).toBe(
      '/api/login?provider=google&returnTo=%2Fbattle',
    )
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })

  it('leave the form out where passwords are closed', async () => {
    serve({ [METHODS]: { password: false, providers: [{ id: 'oidc', name: 'Home' }] } })
    render(<SignInSheet returnTo="/" onClose={vi.fn()} />)
    await screen.findByRole('link', { name: 'Continue with Home' })
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('say that they are on their way, and offer to try again when they do not come', async () => {
    const { answers } = serve({ [METHODS]: HANGS })
    const { unmount } = render(<SignInSheet returnTo="/" onClose={vi.fn()} />)
    expect(screen.getByText('Opening the door')).toBeTruthy()
    unmount()
    answers[METHODS] = new TypeError('Failed to fetch')
    render(<SignInSheet returnTo="/" onClose={vi.fn()} />)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Network error: Unable to connect to server.',
    )
    answers[METHODS] = { password: true, providers: [] }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })

  it('say why the last try with a provider ended, and nothing that an address made up', async () => {
    serve({ [METHODS]: HANGS })
    const { rerender } = render(<SignInSheet returnTo="/" error="sign_in_cancelled" onClose={vi.fn()} />)
    expect(screen.getByRole('alert').textContent).toBe('You did not finish signing in. Nothing was changed.')
    rerender(<SignInSheet returnTo="/" error="Call this number" onClose={vi.fn()} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('close at Escape', async () => {
    serve({ [METHODS]: HANGS })
    const onClose = vi.fn()
    render(<SignInSheet returnTo="/" onClose={onClose} />)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('signing in', () => {
  it('sends the email trimmed and the password as it is, by keyboard alone', async () => {
    const { user, received, onSignedIn } = openForm('sign-in', { [SIGN_IN]: { user: aUser() } })
    await user.click(screen.getByLabelText('Email'))
    await user.keyboard(' maya@example.com {Tab}')
    await user.click(screen.getByLabelText('Password'))
    await user.keyboard(' pass word {Enter}')
    await vi.waitFor(() => {
      expect(onSignedIn).toHaveBeenCalledOnce()
    })
    expect(received).toEqual([
      { call: SIGN_IN, body: { email: 'maya@example.com', password: ' pass word ' } },
    ])
  })

  it('says what is missing beside each field, goes to the first, and asks nobody', async () => {
    const { user, received } = openForm('sign-in')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(errorOf('Email')).toBe('No email, no entry.')
    expect(errorOf('Password')).toBe('Say the password.')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(received).toEqual([])
  })

  it('says that the two do not go together', async () => {
    const { user, onSignedIn } = openForm('sign-in', {
      [SIGN_IN]: refusal(401, 'wrong_credentials', 'That email and password do not go together.'),
    })
    await user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'wrong one')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await vi.waitFor(() => {
      expect(errorOf('Password')).toBe('That email and password do not go together. Check both, or sign up.')
    })
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('shows a refusal that is about no field above the button', async () => {
    const { user } = openForm('sign-in', {
      [SIGN_IN]: refusal(429, 'too_many_requests', 'Too fast. Try again in 20 seconds.'),
    })
    await user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'some password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Too fast. Try again in 20 seconds.')).toBeTruthy()
  })

  it('lets the password be looked at', async () => {
    const { user } = openForm('sign-in')
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })

  it('tells password managers what is what', () => {
    openForm('sign-in')
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })
})

describe('signing up', () => {
  it('says the password rule before it is broken, and keeps to it', async () => {
    const { user, received } = openForm('sign-up')
    expect(screen.getByText(/^At least 8 characters\./)).toBeTruthy()
    await user.type(screen.getByLabelText('Name'), 'Maya')
    await user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'short')
    await user.click(screen.getByRole('button', { name: 'Take your corner' }))
    expect(errorOf('Password')).toContain('Too short to land. Make it 8 characters or more.')
    expect(received).toEqual([])
  })

  it('sends name, email and password', async () => {
    const { user, received, onSignedIn } = openForm('sign-up', { [SIGN_UP]: { user: aUser() } })
    await user.type(screen.getByLabelText('Name'), ' Maya Lyric ')
    await user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'long enough')
    await user.click(screen.getByRole('button', { name: 'Take your corner' }))
    await vi.waitFor(() => {
      expect(onSignedIn).toHaveBeenCalledOnce()
    })
    const body = { name: 'Maya Lyric', email: 'maya@example.com', password: 'long enough' }
    expect(received).toEqual([{ call: SIGN_UP, body }])
  })

  it('sends a player who has an account to sign in', async () => {
    const { user } = openForm('sign-up', {
      [SIGN_UP]: refusal(409, 'email_taken', 'There is already an account.'),
    })
    await user.type(screen.getByLabelText('Name'), 'Maya')
    await user.type(screen.getByLabelText('Email'), 'maya@example.com')
    await user.type(screen.getByLabelText('Password'), 'long enough')
    await user.click(screen.getByRole('button', { name: 'Take your corner' }))
    await vi.waitFor(() => {
      expect(errorOf('Email')).toBe('That email already has a corner here. Sign in instead.')
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })
})
