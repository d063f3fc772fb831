import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Holds that axe finds nothing wrong on a page as it stands, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
  expect(found).toEqual([])
}

/** Holds that a page fits its window from side to side, and that no words were cut off to make it fit. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, room, cutOff } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    /** Words for those who listen only stand in a box of one pixel. */
    const isForTheEye = (element: Element | null): boolean => {
      if (element === null) return true
      if (element.matches('[aria-hidden], script, style')) return false
      const isBox = element instanceof HTMLElement && getComputedStyle(element).overflow === 'hidden'
      return isBox && element.offsetWidth <= 1 ? false : isForTheEye(element.parentElement)
    }
    const sticksOut = ({ left, right }: DOMRect): boolean => left < -1 || right > room + 1
    const cutOff: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      if (text.nodeValue?.trim() === '' || !isForTheEye(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(sticksOut)) cutOff.push(text.nodeValue ?? '')
    }
    return { content: document.documentElement.scrollWidth, room, cutOff }
  })
  expect(content).toBeLessThanOrEqual(room)
  expect(cutOff).toEqual([])
}

/** How many animations and transitions run on a page right now. */
export const runningAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
