import type { Ms } from '#shared/std/units.ts'
import { now } from './now.ts'

/** Something that happens once, at a time of the page's clock that may be moved until then. */
export interface Alarm {
  /** Sets the time, or takes it back. */
  readonly set: (at: Ms | undefined) => void
}

/** An alarm that is not set yet. */
export function createAlarm(ring: () => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined
  let rung = false
  return {
    set: (at) => {
      clearTimeout(timer)
      if (rung || at === undefined) return
      timer = setTimeout(
        () => {
          rung = true
          ring()
        },
        Math.max(0, at - now()),
      )
    },
  }
}
