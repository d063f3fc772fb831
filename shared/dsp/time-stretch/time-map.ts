import type { Seconds } from '#shared/std/units.ts'

/** A moment of a recording and the moment at which it sounds after stretching. */
export interface Knot {
  readonly from: Seconds
  readonly to: Seconds
}

/** Moments in order, neither side ever going back; between two of them time runs evenly, outside all of them as it was. */
export type TimeMap = readonly Knot[]

/** When a moment of the recording sounds after stretching. */
export const mapTime = (map: TimeMap, time: Seconds): Seconds => cross(map, time, 'from', 'to')

/** Which moment of the recording sounds at a time after stretching. */
export const unmapTime = (map: TimeMap, time: Seconds): Seconds => cross(map, time, 'to', 'from')

function cross(map: TimeMap, time: Seconds, here: keyof Knot, there: keyof Knot): Seconds {
  const first = map[0]
  if (first === undefined) return time
  if (time <= first[here]) return first[there] + time - first[here]
  let before = first
  for (const after of map) {
    if (time <= after[here] && after[here] > before[here]) {
      const share = (time - before[here]) / (after[here] - before[here])
      return before[there] + share * (after[there] - before[there])
    }
    before = after
  }
  return before[there] + time - before[here]
}
