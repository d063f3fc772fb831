import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast, useToasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  cleanup()
  useToasts.setState({ toasts: [] })
  vi.useRealTimers()
})

const show = (content: Parameters<typeof toast>[0]) => {
  act(() => {
    toast(content)
  })
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('shows one toast at a time, the newest', () => {
  show({ title: 'First' })
  show({ title: 'Second', description: 'With more' })
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByText('Second')).toBeTruthy()
  expect(screen.getByText('With more')).toBeTruthy()
})

it('takes it down after five seconds', () => {
  show({ title: 'Gone soon' })
  pass(4900)
  expect(screen.queryByText('Gone soon')).toBeTruthy()
  pass(200)
  expect(screen.queryByText('Gone soon')).toBeNull()
})

it('lets one stay until it is closed', () => {
  show({ title: 'Score', durationMs: Infinity })
  pass(600_000)
  expect(screen.getByText('Score')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Score')).toBeNull()
})

it('forgets a dismissed toast after a million milliseconds', () => {
  show({ title: 'Old' })
  pass(5001)
  expect(useToasts.getState().toasts).toHaveLength(1)
  pass(999_000)
  expect(useToasts.getState().toasts).toHaveLength(1)
  pass(1000)
  expect(useToasts.getState().toasts).toHaveLength(0)
})

it('runs its action and closes', () => {
  const onPress = vi.fn()
  show({ title: 'Blocked', variant: 'destructive', action: { label: 'Play Audio', onPress } })
  fireEvent.click(screen.getByRole('button', { name: 'Play Audio' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('Blocked')).toBeNull()
})

it('moves the focus to the toasts at F8', () => {
  show({ title: 'Here' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.contains(screen.getByText('Here'))).toBe(true)
})
