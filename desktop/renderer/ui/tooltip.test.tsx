import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StillObserver } from '../testing/still-observer.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.useFakeTimers()
  render(
    <TooltipProvider>
      <Tooltip text="Every other device">
        <button>Sign out</button>
      </Tooltip>
      <Tooltip text="The next remark">
        <button>Next</button>
      </Tooltip>
    </TooltipProvider>,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const point = (name: string) => {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
}
const close = () => {
  fireEvent.keyDown(document, { key: 'Escape' })
}

it('opens after 700 ms of pointing', () => {
  point('Sign out')
  pass(690)
  expect(screen.queryByRole('tooltip')).toBeNull()
  pass(20)
  expect(screen.getByRole('tooltip').textContent).toBe('Every other device')
})

it('opens the next one at once within 300 ms, and waits again after', () => {
  point('Sign out')
  pass(710)
  close()
  pass(200)
  point('Next')
  pass(0)
  expect(screen.getByRole('tooltip').textContent).toBe('The next remark')
  close()
  pass(310)
  point('Sign out')
  pass(0)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('opens at once for the keyboard, and closes at Escape', () => {
  act(() => {
    screen.getByRole('button', { name: 'Sign out' }).focus()
  })
  expect(screen.getByRole('tooltip').textContent).toBe('Every other device')
  close()
  expect(screen.queryByRole('tooltip')).toBeNull()
})
