import type { Ms } from '#shared/std/units.ts'

/** The page's monotonic clock: it never jumps when the system's time is set. */
export const now = (): Ms => performance.now()
