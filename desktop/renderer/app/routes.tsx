import { lazy, type ComponentType } from 'react'
import type { CurrentUser } from '#shared/contract/http/account.ts'

/** A screen and the addresses it answers to; signed-in players only. */
export interface AppRoute {
  readonly paths: readonly string[]
  readonly Screen: ComponentType<{ readonly user: CurrentUser }>
}

/** The screens of a signed-in player, each loaded when it is first opened. */
export const ROUTES: readonly AppRoute[] = [
  {
    paths: ['/'],
    Screen: lazy(async () => ({
      default: (await import('../features/dashboard/screen.tsx')).DashboardScreen,
    })),
  },
  {
    paths: ['/battle', '/battle/:id'],
    Screen: lazy(async () => ({ default: (await import('../features/arena/screen.tsx')).ArenaScreen })),
  },
  {
    paths: ['/settings'],
    Screen: lazy(async () => ({ default: (await import('../features/settings/screen.tsx')).SettingsScreen })),
  },
]

/** What a visitor sees at `/`. */
export const LandingScreen = lazy(async () => ({
  default: (await import('../features/landing/landing-page.tsx')).LandingPage,
}))
