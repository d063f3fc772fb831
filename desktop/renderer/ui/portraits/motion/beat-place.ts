import type { Ms } from '#shared/std/units.ts'

const BAR_BEATS = 4

/** A line of an answer whose bar may be known. */
interface LineOnBeat {
  readonly downbeatMs?: Ms | undefined
}

/**
 * Where a moment of a recording lies in its bar, 0 to 4 beats: counted from the last downbeat before it, or back from
 * the first one.
 * @param bpm the tempo of the performance, above 0
 * @returns nothing where no line knows its downbeat
 */
export function beatAt(lines: readonly LineOnBeat[], bpm: number, time: Ms): number | undefined {
  const downbeats = lines.flatMap(({ downbeatMs }) => (downbeatMs === undefined ? [] : [downbeatMs]))
  const from = downbeats.findLast((downbeat) => downbeat <= time) ?? downbeats[0]
  if (from === undefined) return undefined
  const beats = ((time - from) * bpm) / 60_000
  return ((beats % BAR_BEATS) + BAR_BEATS) % BAR_BEATS
}
