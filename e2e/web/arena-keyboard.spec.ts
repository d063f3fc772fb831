import type { Locator, Page } from '@playwright/test'
import { arena } from '../models/arena.ts'
import { dashboard } from '../models/dashboard.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { resultPoster } from '../models/result-poster.ts'
import { expect, test } from '../support/test.ts'
import { VERSES } from '../support/verses.ts'

test('a battle can be fought from the dashboard to the result and back without a mouse', async ({
  page,
  player,
}) => {
  void player
  await page.goto('/')
  await tabTo(page, dashboard(page).start)
  await page.keyboard.press('Enter')

  const { plate, card, battle } = opponentSelect(page)
  await expect(plate).toBeVisible()
  await tabTo(page, card('silk'))
  await page.keyboard.down('ArrowLeft')
  await expect(card('venom')).toBeChecked()
  await page.keyboard.up('ArrowLeft')
  await tabTo(page, battle('venom'))
  await page.keyboard.press('Enter')

  const { verse, skip, turn } = arena(page)
  for (const [index, text] of VERSES.venom.entries()) {
    await turn(index + 1)
    // The clock runs: the first turn needs no way to the box.
    if (index === 0) await expect(verse).toBeFocused()
    else await tabTo(page, verse)
    // As one stroke: a key at a time takes a browser without a graphics card most of the test's time.
    await page.keyboard.insertText(text)
    await page.keyboard.press('Control+Enter')
    await tabTo(page, skip)
    await page.keyboard.press('Enter')
  }

  const { verdict, toDashboard } = resultPoster(page)
  await expect(verdict).toBeFocused()
  await tabTo(page, toDashboard)
  await page.keyboard.press('Enter')
  await expect(dashboard(page).results).toHaveCount(1)
})

/** More stops than any screen has. */
const MOST_STOPS = 40

/** Presses Tab until a control has the focus, and holds that it shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${String(target)}`)
}
