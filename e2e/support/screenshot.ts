import type { Page } from '@playwright/test'

/** Keeps a picture of a whole page under test-results/screenshots, which Git ignores. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage: true })
}
