import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Route, Switch, useLocation } from 'wouter'
import { useCurrentUser } from '../api/current-user.ts'
import { assertNever } from '#shared/std/assert-never.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { LandingScreen, ROUTES } from './routes.tsx'
import { SignedOutScreen } from './signed-out-screen.tsx'
import { SystemInitializing } from './system-initializing.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

/** The whole app over its cache. */
export function App({ queryClient }: { readonly queryClient: QueryClient }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <SkipLink />
          <Screens />
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

function Screens() {
  const [location] = useLocation()
  useTopOnArrival(location)
  return (
    <ErrorBoundary resetOn={location}>
      <Suspense fallback={<SystemInitializing />}>
        <ForVisitor location={location} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ForVisitor({ location }: { readonly location: string }): ReactNode {
  const visitor = useCurrentUser()
  const [wasIn, setWasIn] = useState(false)
  if (visitor.status === 'signed-in' && !wasIn) setWasIn(true)
  switch (visitor.status) {
    case 'pending':
      return <SystemInitializing />
    case 'unknown':
      return <UnreachableScreen error={visitor.error} onRetry={visitor.retry} />
    case 'signed-out':
      if (location === '/') return <LandingScreen />
      return wasIn ? <SignedOutScreen from={location} /> : <NotFoundScreen signInFrom={location} />
    case 'signed-in':
      return (
        <>
          <ConnectionNotice />
          <Switch>
            {ROUTES.flatMap(({ paths, Screen }) =>
              paths.map((path) => (
                <Route key={path} path={path}>
                  <Screen user={visitor.user} />
                </Route>
              )),
            )}
            <Route>
              <NotFoundScreen />
            </Route>
          </Switch>
        </>
      )
    default:
      return assertNever(visitor)
  }
}

/** A new screen is read from its top. */
function useTopOnArrival(location: string): void {
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    window.scrollTo(0, 0)
  }, [location])
}
