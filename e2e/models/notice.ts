import type { Page } from '@playwright/test'

/** The card for an address that leads nowhere, or nowhere for this visitor. */
export function notFound(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1, name: 'Page Not Found' }),
    signIn: page.getByRole('link', { name: 'Sign in' }),
    back: page.getByRole('link', { name: 'Back to the ring' }),
  }
}
