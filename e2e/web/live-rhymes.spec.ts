import type { Page } from '@playwright/test'
import { startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'

const VERSE = `You brought a plastic blade to a blacksmith's fire
I made it into wire while the masses admire`
/** More bars than the box shows at once. */
const LONG = Array.from({ length: 8 }, () => VERSE).join('\n')

/** The words that are lit in the verse box, family by family. */
const litWords = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    [...CSS.highlights]
      .filter(([name]) => name.startsWith('live-rhyme-'))
      .map(([, ranges]) =>
        [...ranges].map(({ startContainer, startOffset, endOffset }) =>
          (startContainer.textContent ?? '').slice(startOffset, endOffset),
        ),
      ),
  )

/** Whether the box and the sheet under it stand alike: their room, their length, and how far they are scrolled. */
const standsAlike = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [box, sheet] = ['textarea', '[data-sheet]'].map((name) => {
      const element = document.querySelector(name)
      return [element?.clientWidth, element?.clientHeight, element?.scrollHeight, element?.scrollTop].join(
        ' ',
      )
    })
    return box === sheet
  })

test('SCORE-78 rhymes light up while they are typed, and the hint says how much rhymes', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, verse, hint, turn } = arena(page)
  await open(id)
  await turn(1)
  await verse.click()
  await page.keyboard.type(VERSE)
  await expect.poll(() => litWords(page)).toContainEqual(['fire', 'wire', 'admire'])
  await expect(hint).toContainText(/2 bars · last \d+ syl.* · \d+%.* in rhyme/)
  await shoot(page, 'arena/live-rhymes')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect.poll(() => litWords(page)).toEqual([])
})

test('the box stays an ordinary one: it wraps and scrolls with its sheet, undoes and selects', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, verse } = arena(page)
  await open(id)
  await verse.click()
  await page.keyboard.insertText(LONG)
  for (const scrollTop of [0, 37, 10_000]) {
    await verse.evaluate((element, top) => {
      element.scrollTop = top
    }, scrollTop)
    await expect.poll(() => standsAlike(page)).toBe(true)
  }
  expect(await verse.evaluate((element) => element.scrollTop)).toBeGreaterThan(37)

  await page.keyboard.type('x')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(verse).toHaveValue(LONG)
  await verse.press('ControlOrMeta+Home')
  await verse.press('Shift+End')
  const selected = await verse.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  )
  expect(VERSE.startsWith(selected)).toBe(true)
  expect(selected.length).toBeGreaterThan(5)
})

test('a verse that is too long, or in no script the ear knows, is plain and still all there', async ({
  page,
  player,
}) => {
  const { id } = await startBattle(player.api)
  const { open, verse, hint } = arena(page)
  await open(id)
  for (const text of [`${LONG}\n`.repeat(4), 'слово за словом\nдело за делом', '🎤🔥\n\n🔥']) {
    await verse.fill(text)
    await expect(verse).toHaveValue(text)
    await expect.poll(() => standsAlike(page)).toBe(true)
  }
  await expect(hint).toBeVisible()
})

test('without its dictionary the box says nothing of it and works', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await page.context().route('**/*.bin', (route) => route.abort('connectionrefused'))
  const { open, verse, throwVerse, skip, turn } = arena(page)
  await open(id)
  const failed = page.context().waitForEvent('requestfailed', (request) => request.url().endsWith('.bin'))
  await verse.click()
  await page.keyboard.type(VERSE)
  await failed
  await expect(verse).toHaveValue(VERSE)
  await expect.poll(() => page.workers().length).toBe(0)
  expect(await litWords(page)).toEqual([])
  await throwVerse(VERSE)
  await skip.click()
  await turn(2)
})
