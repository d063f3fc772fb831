import type { Ms } from '#shared/std/units.ts'

/** Tells how long it has been running. */
export type Stopwatch = () => Ms

export function startWatch(): Stopwatch {
  const start = performance.now()
  return () => performance.now() - start
}
