import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

let broken = true

function Fragile() {
  if (broken) throw new Error('secret detail')
  return <p>Whole again</p>
}

beforeEach(() => {
  broken = true
  // React reports what a boundary caught; the test expects it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('says what happened in the exact words, and no more', () => {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  expect(screen.getByRole('alert').textContent).toBe(
    'An unexpected error occurred while rendering this component.',
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Try again',
    'Reload page',
  ])
  expect(document.body.textContent).not.toContain('secret detail')
})

it('draws it again on request', () => {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  )
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Whole again')).toBeTruthy()
})

it('forgets the error when the address changes', () => {
  const { rerender } = render(
    <ErrorBoundary resetOn="/battle">
      <Fragile />
    </ErrorBoundary>,
  )
  broken = false
  rerender(
    <ErrorBoundary resetOn="/">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Whole again')).toBeTruthy()
})
