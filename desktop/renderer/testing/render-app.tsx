import type { ReactElement } from 'react'
import { cleanup, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../api/query-client.ts'
import { noteReachable } from '../api/connection.ts'
import { App } from '../app/app.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { StillObserver } from './still-observer.ts'

/** Gives a part of the app its cache and draws it; everything is gone after the test. */
export function renderWithCache(part: ReactElement) {
  const client = createQueryClient()
  // The waits between retries are the policy's own business, held by its own test.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 1 } })
  setUp(() => {
    client.clear()
  })
  return render(
    <QueryClientProvider client={client}>
      <TooltipProvider>{part}</TooltipProvider>
    </QueryClientProvider>,
  )
}

/** Opens the app at an address. */
export function renderApp(path: string) {
  window.history.replaceState(null, '', path)
  // jsdom has no page to scroll.
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const client = createQueryClient()
  setUp(() => {
    client.clear()
    scrolled.mockRestore()
  })
  return render(<App queryClient={client} />)
}

/** Gives the page what jsdom lacks; after the test nothing of it is left. */
function setUp(also: () => void): void {
  vi.stubGlobal('ResizeObserver', StillObserver)
  onTestFinished(() => {
    cleanup()
    also()
    noteReachable(true)
    window.history.replaceState(null, '', '/')
  })
}
