import type { Hertz, Seconds } from '#shared/std/units.ts'
import { silence, type Stereo } from '../stereo.ts'

/**
 * Treats a loop as if it had always been running and never ended: what `process` does to it in place sees the loop's end
 * before its beginning and its beginning after its end. Leads longer than the loop go round it again.
 * @param lead how long the process remembers. @param trail how far it looks ahead.
 */
export function aroundTheSeam(
  loop: Stereo,
  { lead, trail = 0 }: { readonly lead: Seconds; readonly trail?: Seconds },
  rate: Hertz,
  process: (unrolled: Stereo) => void,
): Stereo {
  const { length } = loop.left
  const before = Math.round(lead * rate)
  const unrolled = unroll(loop, before, before + length + Math.round(trail * rate))
  process(unrolled)
  return {
    left: unrolled.left.slice(before, before + length),
    right: unrolled.right.slice(before, before + length),
  }
}

/** So many samples of the endless loop, from `before` samples ahead of its first one. */
export function unroll(loop: Stereo, before: number, total: number): Stereo {
  const { length } = loop.left
  const unrolled = silence(total)
  let place = (((-before % length) + length) % length) | 0
  for (let index = 0; index < total; index += 1) {
    unrolled.left[index] = loop.left[place] ?? 0
    unrolled.right[index] = loop.right[place] ?? 0
    place = place + 1 === length ? 0 : place + 1
  }
  return unrolled
}
