import type { Page } from '@playwright/test'

/** The Rhyme Analysis of a verse, over the arena. */
export function rhymeAnalysis(page: Page) {
  const plate = page.getByRole('dialog', { name: 'Rhyme Analysis' })
  return {
    plate,
    ofYours: page.getByRole('button', { name: 'Analyze Your Verse' }),
    ofTheirs: page.getByRole('button', { name: 'Analyze AI Response' }),
    table: plate.getByRole('table', { name: 'Where the points come from' }),
    /** What was found of one sort. */
    found: (title: string) => plate.getByRole('region', { name: title }).getByRole('button'),
    /** What is lit in the verse. */
    lit: plate.getByRole('group').locator('[data-lit]'),
    seeAll: plate.getByRole('button', { name: /^See all \d+$/ }),
    seeFewer: plate.getByRole('button', { name: 'See fewer' }),
    beats: plate.getByRole('heading', { name: 'On the beat' }),
  }
}
