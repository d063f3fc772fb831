import type { Page } from '@playwright/test'

/** Parts of a page by a name for people, as CSS selectors. */
type Parts = Readonly<Record<string, string>>

interface Seen {
  /** What lay on one another in any frame, as `one / other`. */
  readonly overlaps: readonly string[]
  /** How many frames were looked at. */
  readonly frames: number
}

/**
 * Looks at a page at every frame that has `shows` in it, for parts that lie on one another; a part that is not there does
 * not count. In the page itself, because a look from outside comes too late on a busy machine.
 * @returns what has been seen so far, whenever it is asked
 */
export async function watchOverlaps(page: Page, parts: Parts, shows: string): Promise<() => Promise<Seen>> {
  const watch = await page.evaluateHandle(
    ({ parts, shows }) => {
      const seen = { overlaps: new Set<string>(), frames: 0 }
      const boxes = () =>
        Object.entries(parts).flatMap(([name, selector]) => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          return box === undefined || box.width === 0 ? [] : [{ name, box }]
        })
      const lieOnOneAnother = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      requestAnimationFrame(function look() {
        requestAnimationFrame(look)
        if (document.querySelector(shows) === null) return
        seen.frames += 1
        const all = boxes()
        for (const [index, one] of all.entries())
          for (const other of all.slice(index + 1))
            if (lieOnOneAnother(one.box, other.box)) seen.overlaps.add(`${one.name} / ${other.name}`)
      })
      return seen
    },
    { parts, shows },
  )
  return () => watch.evaluate(({ overlaps, frames }) => ({ overlaps: [...overlaps], frames }))
}
