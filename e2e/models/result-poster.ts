import type { Page } from '@playwright/test'

/** The end of a battle. */
export function resultPoster(page: Page) {
  return {
    verdict: page.getByRole('heading', { level: 1, name: /^(VICTORY|DEFEAT|DRAW|NO CONTEST)$/ }),
    /** Both sums, read from the last row of the tape: yours, theirs. */
    total: async (): Promise<readonly [number, number]> => {
      const [you, them] = await page.locator('tfoot td').allInnerTexts()
      return [Number(you), Number(them)]
    },
    tape: page.getByRole('table', { name: 'Round by round' }),
    rematch: page.getByRole('button', { name: 'Rematch' }),
    toDashboard: page.getByRole('link', { name: 'Dashboard', exact: true }),
  }
}
