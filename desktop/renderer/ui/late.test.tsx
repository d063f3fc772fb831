import { Suspense } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../app/error-boundary.tsx'
import { late } from './late.tsx'

const Verse = ({ line }: { readonly line: string }) => <p>{line}</p>

/** A part whose code comes once `serverUp` says so. */
function aPart(asked: { serverUp: boolean; times: number }) {
  return late(
    () => {
      asked.times += 1
      return asked.serverUp ? Promise.resolve(Verse) : Promise.reject(new TypeError('Failed to fetch'))
    },
    ({ error, retry, props }) => (
      <p>
        No “{props.line}”: {error.message}
        <button onClick={retry}>Again</button>
      </p>
    ),
  )
}

beforeEach(() => {
  // React reports what a boundary caught; the tests expect it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('draws the part once its code is there', async () => {
  const Part = aPart({ serverUp: true, times: 0 })
  render(
    <Suspense fallback="On its way">
      <Part line="Rap" />
    </Suspense>,
  )
  expect(screen.getByText('On its way')).toBeTruthy()
  expect(await screen.findByText('Rap')).toBeTruthy()
})

it('says what is missing in its place only, and asks again on request, as often as it takes', async () => {
  const asked = { serverUp: false, times: 0 }
  const Part = aPart(asked)
  render(
    <Suspense>
      <p>Around it</p>
      <Part line="Rap" />
    </Suspense>,
  )
  expect(await screen.findByText(/^No “Rap”: Network error: Unable to connect/)).toBeTruthy()
  expect(screen.getByText('Around it')).toBeTruthy()
  expect(asked.times).toBe(1)

  fireEvent.click(screen.getByRole('button'))
  const again = await screen.findByRole('button')
  expect(asked.times).toBe(2)

  asked.serverUp = true
  fireEvent.click(again)
  expect(await screen.findByText('Rap')).toBeTruthy()
})

it('asks again by itself when it is drawn anew', async () => {
  const asked = { serverUp: false, times: 0 }
  const Part = aPart(asked)
  const first = render(
    <Suspense>
      <Part line="Rap" />
    </Suspense>,
  )
  await screen.findByText(/^No “Rap”/)
  first.unmount()
  asked.serverUp = true
  render(
    <Suspense>
      <Part line="Battle" />
    </Suspense>,
  )
  expect(await screen.findByText('Battle')).toBeTruthy()
})

it('leaves what breaks inside the part to the boundary around', async () => {
  const Broken = (): never => {
    throw new Error('a bug')
  }
  const Part = late(
    () => Promise.resolve(Broken),
    () => 'Missing',
  )
  render(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
})
