import type { Page } from '@playwright/test'

/** What a signed-in player sees first. */
export function dashboard(page: Page) {
  const recent = page.getByRole('region', { name: 'Recent Battles' })
  return {
    greeting: page.getByRole('heading', { level: 1, name: /^Welcome back,/ }),
    start: page.getByRole('link', { name: 'Start New Battle' }),
    settings: page.getByRole('link', { name: 'Settings' }),
    logout: page.getByRole('link', { name: 'Logout' }),
    /** A figure's ticket, by its title. */
    ticket: (title: string) =>
      page.getByRole('list', { name: 'Your figures' }).getByRole('listitem').filter({ hasText: title }),
    recent,
    /** The latest results, the newest first. */
    results: recent.getByRole('listitem'),
  }
}
