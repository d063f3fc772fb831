import type { Seconds } from '#shared/std/units.ts'
import { sampleAt, type Grid } from '../grid.ts'
import type { Part } from './part.ts'

const DOWN: Seconds = 0.003
const HOLD: Seconds = 0.03
const BACK: Seconds = 0.07
/** After this long a push has gone. */
const LENGTH: Seconds = 0.5

/** How far the kicks push at each sample of the loop, 0 to 1: down at once, held, and back. */
export function pushesOf(parts: readonly Part[], grid: Grid): Float32Array {
  const pushed = new Float32Array(grid.length)
  for (const { step, velocity } of parts.flatMap((part) => part.pushesIn(grid))) {
    const start = sampleAt(grid, step)
    for (let index = 0; index < LENGTH * grid.rate; index += 1) {
      const time = index / grid.rate
      const push = velocity * Math.min(1, time / DOWN) * Math.exp(-Math.max(0, time - HOLD) / BACK)
      const place = (start + index) % grid.length
      pushed[place] = Math.max(pushed[place] ?? 0, push)
    }
  }
  return pushed
}
