import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StillObserver } from '../../testing/still-observer.ts'
import { usePreferences } from '../../ui/preferences.ts'
import { PlayPreferences } from './play-preferences.tsx'

it('lets the player choose how answers are performed (PAGE-2, PAGE-3)', async () => {
  vi.stubGlobal('ResizeObserver', StillObserver)
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
    usePreferences.setState(usePreferences.getInitialState())
  })
  const user = userEvent.setup()
  render(<PlayPreferences />)
  expect(screen.getByRole('radio', { name: 'Dramatic', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Instant' }))
  expect(usePreferences.getState().pacing).toBe('instant')
})
