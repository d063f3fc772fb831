import { BadRecording } from '../../bad-recording.ts'
import type { Effort } from '../../effort.ts'

/** A box of an MP4 file (ISO/IEC 14496-12). */
export interface Box {
  readonly type: string
  /** Where it begins in the file. */
  readonly at: number
  readonly content: DataView
}

/** Boxes that hold boxes on the way to the sound. */
const AROUND: ReadonlySet<string> = new Set([
  'moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf',
]) // prettier-ignore
/** As deep as those go: moov, trak, mdia, minf, stbl, and what lies in it. */
const DEEPEST = 6

/**
 * Visits the boxes of a file in their order, each before those that it holds.
 * @throws BadRecording where one is larger than what it lies in, and whatever the visitor throws
 */
export function walkBoxes(bytes: Uint8Array, effort: Effort, visit: (box: Box) => void): void {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  walk(0, bytes.length, 1)

  function walk(from: number, to: number, depth: number): void {
    // What is missing at the end of the file was cut off; inside a box nothing can be.
    const tooShort = depth === 1 ? 'truncated' : 'damaged'
    if (depth > DEEPEST) throw new BadRecording('damaged')
    for (let at = from; at < to;) {
      effort.step()
      if (at + 8 > to) throw new BadRecording(tooShort)
      const { head, size } = sizeOf(at, to)
      if (size < head) throw new BadRecording('damaged')
      if (at + size > to) throw new BadRecording(tooShort)
      const type = nameAt(file, at + 4)
      visit({ type, at, content: new DataView(bytes.buffer, bytes.byteOffset + at + head, size - head) })
      if (AROUND.has(type)) walk(at + head, at + size, depth + 1)
      at += size
    }
  }

  function sizeOf(at: number, to: number): { head: number; size: number } {
    const size = file.getUint32(at)
    if (size === 0) return { head: 8, size: to - at }
    if (size !== 1) return { head: 8, size }
    if (at + 16 > to) throw new BadRecording('truncated')
    return { head: 16, size: Number(file.getBigUint64(at + 8)) }
  }
}

/** Four letters. */
export const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
