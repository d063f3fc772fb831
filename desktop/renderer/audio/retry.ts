import type { Ms } from '#shared/std/units.ts'

/** Waits before the second, third and fourth try of anything that may work a moment later. */
export const RETRY_WAITS_MS: readonly Ms[] = [100, 200, 300]

/** Settles after the given time. */
export const wait = (pause: Ms): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, pause)
  })
