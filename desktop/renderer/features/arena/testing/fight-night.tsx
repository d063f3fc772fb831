import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { createQueryClient } from '../../../api/query-client.ts'
import { noteReachable } from '../../../api/connection.ts'
import { AudioProvider } from '../../../audio/use-audio.tsx'
import { serve, type Answers } from '../../../testing/fake-server.ts'
import { StillObserver } from '../../../testing/still-observer.ts'
import { useToasts } from '../../../ui/toast-store.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import type { BattleSnapshot } from '../machine/arena-event.ts'
import { ArenaScreen } from '../screen.tsx'
import { createFakeAudio } from './fake-audio.ts'
import { aBattle, aSnapshot } from './fixtures.ts'

export const BATTLE_PATH = `/battle/${aBattle().id}`
export const BATTLE_CALL = `/api/battles/${aBattle().id}`

/** What the server says of a battle and its surroundings. */
const answersFor = ({ battle, state, rounds }: BattleSnapshot): Answers => ({
  [`GET ${BATTLE_CALL}`]: battle,
  [`GET ${BATTLE_CALL}/state`]: state,
  [`GET ${BATTLE_CALL}/rounds`]: rounds,
  [`PATCH ${BATTLE_CALL}/state`]: state,
  'GET /api/battles/history': [],
})

interface FightNight {
  readonly path?: string
  readonly snapshot?: BattleSnapshot
  readonly answers?: Answers
  /** Whether the device asks for stillness: then an answer is typed out at once. */
  readonly still?: boolean
  /** Whether it is a device that is touched: focusing a text box brings up a keyboard there. */
  readonly touch?: boolean
}

/** Opens the arena over a fake server and a silent engine; everything is gone after the test. */
export function openFight({
  path = BATTLE_PATH,
  snapshot = aSnapshot(),
  answers = {},
  still = true,
  touch = false,
}: FightNight = {}) {
  const server = serve({ ...answersFor(snapshot), ...answers })
  const audio = createFakeAudio()
  const client = createQueryClient()
  const defaults = client.getDefaultOptions()
  // The waits between retries are the policy's own business, held by its own test.
  client.setDefaultOptions({
    queries: { ...defaults.queries, retryDelay: 1 },
    mutations: { ...defaults.mutations, retryDelay: 1 },
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? still : query.includes('pointer: fine') && !touch,
  }))
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  window.history.replaceState(null, '', path)
  onTestFinished(() => {
    cleanup()
    client.clear()
    noteReachable(true)
    useToasts.setState({ toasts: [] })
    sessionStorage.clear()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
  })
  render(
    <QueryClientProvider client={client}>
      <AudioProvider engine={audio}>
        <Switch>
          <Route path="/battle/:id" component={ArenaScreen} />
          <Route path="/battle" component={ArenaScreen} />
          <Route>The dashboard</Route>
        </Switch>
        <Toaster />
      </AudioProvider>
    </QueryClientProvider>,
  )
  return { ...server, audio, client }
}

/** The fields of a multipart submission. */
export const fieldsOf = (init: RequestInit): Record<string, unknown> =>
  init.body instanceof FormData ? Object.fromEntries(init.body) : {}

/** The key that a submission carries. */
export const keyOf = (init: RequestInit): string => new Headers(init.headers).get('Idempotency-Key') ?? ''
