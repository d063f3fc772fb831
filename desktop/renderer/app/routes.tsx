import type { ComponentType } from 'react'
import type { CurrentUser } from '#shared/contract/http/account.ts'
import { SCREEN_PATHS } from '#shared/contract/navigation.ts'
import { late } from '../ui/late.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

/** A screen and the addresses it answers to; signed-in players only. */
export interface AppRoute {
  readonly paths: readonly string[]
  readonly Screen: Screen
}

type Screen = ComponentType<{ readonly user: CurrentUser }>

/** In place of a screen whose code did not come. */
const drawMissing = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => (
  <UnreachableScreen error={error} onRetry={retry} />
)

const screen = (load: () => Promise<Screen>): Screen => late(load, drawMissing)

/** The screens of a signed-in player, each loaded when it is first opened. */
export const ROUTES: readonly AppRoute[] = [
  {
    paths: SCREEN_PATHS.dashboard,
    Screen: screen(async () => (await import('../features/dashboard/screen.tsx')).DashboardScreen),
  },
  {
    paths: SCREEN_PATHS.arena,
    Screen: screen(async () => (await import('../features/arena/screen.tsx')).ArenaScreen),
  },
  {
    paths: SCREEN_PATHS.settings,
    Screen: screen(async () => (await import('../features/settings/screen.tsx')).SettingsScreen),
  },
]

/** What a visitor sees at `/`. */
export const LandingScreen = late(
  async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
  drawMissing,
)
