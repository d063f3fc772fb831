import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { BATTLE_CALL, openFight } from './fight-night.tsx'

/** A page asks for the turn's voice in the container that it plays best: the fake engine's is WebM. */
export const SUBMIT = `POST ${BATTLE_CALL}/rounds?audio=webm`
export const REPORT = `PATCH ${BATTLE_CALL}/state`

/** Lets time pass on a faked clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens a battle under a faked clock, and waits for the player's turn. */
export async function openStage(night: Parameters<typeof openFight>[0] = {}) {
  const fight = openFight(night)
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
  const box = await screen.findByRole('textbox', { name: 'Your verse' })
  const button = screen.getByRole('button', { name: 'Clap back' })
  return { ...fight, user, box, button }
}

/** What is said of the turn to those who listen. */
export const fight = () => screen.getByRole('status', { name: 'The fight' }).textContent

/** Both running scores, as they are read out. */
export const scores = () =>
  [screen.getByText('Your score'), screen.getByText('AI score')].map(
    (label) => label.parentElement?.textContent,
  )
