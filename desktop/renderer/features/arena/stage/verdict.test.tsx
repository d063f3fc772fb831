import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { usePreferences } from '../../../ui/preferences.ts'
import { AI_VERSE, aRound, resultOf } from '../testing/fixtures.ts'
import { fight, openStage, pass, scores, SUBMIT } from '../testing/open-stage.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A first round, 72 to 68, whose answer has just begun. */
async function answered({ still }: { readonly still: boolean }) {
  const stage = await openStage({ still, answers: { [SUBMIT]: resultOf(aRound()) } })
  await stage.user.type(stage.box, 'My pen is full of fire')
  await stage.user.click(stage.button)
  await screen.findByRole('group', { name: 'Razor’s verse' })
  return stage
}

it('keeps the verdict back until the answer has been performed', async () => {
  const { audio } = await answered({ still: false })
  const corner = () => screen.getByRole('region', { name: 'Razor, red corner' })
  expect(scores()).toEqual(['Your score 72', 'AI score 0'])
  expect(screen.getByText('YOU LEAD').classList.contains('invisible')).toBe(true)
  expect(screen.getByRole('button', { name: 'Round 1: you 72, Razor not judged yet' })).toBeTruthy()
  expect(screen.queryByText('You 72, Razor 68')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Analyze AI Response' })).toBeNull()
  await pass(AI_VERSE.length * 30)
  expect(within(corner()).getByText('BATTLING')).toBeTruthy()
  expect(scores()).toEqual(['Your score 72', 'AI score 0'])
  await act(async () => {
    audio.end()
    await Promise.resolve()
  })
  expect(scores()).toEqual(['Your score 72', 'AI score 68'])
  expect(screen.getByText('YOU LEAD').classList.contains('invisible')).toBe(false)
  expect(screen.getByRole('button', { name: 'Round 1: you 72, Razor 68' })).toBeTruthy()
  expect(within(corner()).getByText('READY')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Analyze AI Response' })).toBeTruthy()
  expect(await screen.findByText('You 72, Razor 68')).toBeTruthy()
})

it('tells the verdict with the last word to a player without sound', async () => {
  usePreferences.getState().change({ muted: true })
  onTestFinished(() => {
    usePreferences.getState().change({ muted: false })
  })
  await answered({ still: false })
  expect(scores()).toEqual(['Your score 72', 'AI score 0'])
  await pass(AI_VERSE.length * 30)
  expect(scores()).toEqual(['Your score 72', 'AI score 68'])
  expect(fight()).toContain('Razor answers')
})

it('tells the verdict at once when the answer is skipped', async () => {
  const { user } = await answered({ still: false })
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  expect(scores()).toEqual(['Your score 72', 'AI score 68'])
  expect(await screen.findByText('You 72, Razor 68')).toBeTruthy()
})

it('leaves both marks in sight until the player goes on, what was written ahead notwithstanding', async () => {
  const { user, box } = await answered({ still: false })
  await user.type(box, 'ahead')
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByText('You 72, Razor 68')).toBeTruthy()
  await user.type(box, ' and on')
  await waitFor(() => {
    expect(screen.queryByText('You 72, Razor 68')).toBeNull()
  })
})

it('tells the verdict at once to those who like things still', async () => {
  await answered({ still: true })
  expect(scores()).toEqual(['Your score 72', 'AI score 68'])
})
