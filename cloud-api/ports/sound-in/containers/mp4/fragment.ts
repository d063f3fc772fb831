import type { Effort } from '../../effort.ts'
import type { Place } from './sample-table.ts'

/** Flags of `tfhd` and `trun`: what they tell. */
const TFHD = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10 }
const TRUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, time: 0x800 }

/** A part of a file that is written while it is recorded. */
export interface Fragment {
  /** Where its sound is counted from. */
  readonly base: number
  /** What each packet has where nothing else is told. */
  readonly size: number
  /** Where the next run of packets lies that does not tell. */
  next: number
}

/**
 * Begins a fragment by its `tfhd`.
 * @param moofAt where its `moof` begins
 * @param size what the whole track says of packets that say nothing
 * @throws RangeError where it is cut
 */
export function beginFragment(content: DataView, moofAt: number, size: number): Fragment {
  const flags = content.getUint32(0)
  const has = (flag: number) => (flags & flag) !== 0
  const base = has(TFHD.base) ? Number(content.getBigUint64(8)) : moofAt
  const sizeAt = 8 + (has(TFHD.base) ? 8 : 0) + (has(TFHD.description) ? 4 : 0) + (has(TFHD.duration) ? 4 : 0)
  return { base, size: has(TFHD.size) ? content.getUint32(sizeAt) : size, next: base }
}

/** Where the packets of a `trun` lie. @throws RangeError where it is shorter than it says */
export function* runPlaces(content: DataView, fragment: Fragment, effort: Effort): Generator<Place> {
  const flags = content.getUint32(0)
  const width = (flag: number) => ((flags & flag) === 0 ? 0 : 4)
  const head = 8 + width(TRUN.offset) + width(TRUN.firstFlags)
  const entry = width(TRUN.duration) + width(TRUN.size) + width(TRUN.flags) + width(TRUN.time)
  let at = width(TRUN.offset) === 0 ? fragment.next : fragment.base + content.getInt32(8)
  for (let sample = 0; sample < content.getUint32(4); sample += 1) {
    effort.step()
    const sizeAt = head + sample * entry + width(TRUN.duration)
    const size = width(TRUN.size) === 0 ? fragment.size : content.getUint32(sizeAt)
    yield { at, size }
    at += size
  }
  fragment.next = at
}
