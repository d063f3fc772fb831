import type { Page } from '@playwright/test'

/** The player's settings. */
export function settings(page: Page) {
  const devices = page.getByRole('listitem').filter({ has: page.getByText(/^Last seen/) })
  return {
    title: page.getByRole('heading', { level: 1, name: 'Settings' }),
    open: () => page.goto('/settings'),
    /** Where the player is signed in. */
    devices,
  }
}
