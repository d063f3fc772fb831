import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import { checkLength } from '../limits.ts'

/** Boxes that hold boxes on the way to what kind of sound it is, and to how much of it (ISO/IEC 14496-12). */
const AROUND: ReadonlySet<string> = new Set([
  'moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf',
]) // prettier-ignore
/** What the sizes of samples are told in, and where their number lies from the start of its content. */
const COUNTED: Readonly<Record<string, number>> = {
  stsz: 8,
  stz2: 8,
  stts: 4,
  stsc: 4,
  stco: 4,
  co64: 4,
  trun: 4,
}
/** More packets than fit into the longest recording. */
const MOST_ENTRIES = 15_000

const CODECS: Readonly<Record<string, string>> = {
  mp4a: 'AAC',
  alac: 'Apple Lossless',
  fLaC: 'FLAC',
  '.mp3': 'MP3',
}

/**
 * Walks the boxes of an MP4 file: each within what it lies in, every table of a size that a recording can have, its sound
 * Opus, nothing encrypted and no pictures.
 * @throws BadRecording
 */
export function checkBoxes(bytes: Uint8Array, effort: Effort): void {
  const seen = new Set<string>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  walk(0, bytes.length, true)
  if (!seen.has('moov')) throw new BadRecording('truncated')
  if (!seen.has('stsd')) throw new BadRecording('damaged')

  function walk(from: number, to: number, isOutermost: boolean): void {
    for (let at = from; at < to;) {
      effort.step()
      if (at + 8 > to) throw new BadRecording(isOutermost ? 'truncated' : 'damaged')
      const { head, size } = sizeOf(at, to)
      const end = at + size
      if (size < head) throw new BadRecording('damaged')
      if (end > to) throw new BadRecording(isOutermost ? 'truncated' : 'damaged')
      look(name(at + 4), at + head, end)
      at = end
    }
  }

  function sizeOf(at: number, to: number): { head: number; size: number } {
    const size = view.getUint32(at)
    if (size === 0) return { head: 8, size: to - at }
    if (size !== 1) return { head: 8, size }
    if (at + 16 > to) throw new BadRecording('truncated')
    return { head: 16, size: Number(view.getBigUint64(at + 8)) }
  }

  function look(type: string, at: number, end: number): void {
    seen.add(type)
    if (AROUND.has(type)) return walk(at, end, false)
    if (type === 'pssh') throw new BadRecording('encrypted')
    if (type === 'hdlr' && at + 12 <= end && name(at + 8) === 'vide') throw new BadRecording('has-video')
    if (type === 'stsd' && at + 16 <= end) checkCodec(name(at + 12))
    if (type === 'mvhd') checkDuration(at, end)
    const counted = COUNTED[type]
    if (counted === undefined) return
    if (at + counted + 4 > end) throw new BadRecording('damaged')
    if (view.getUint32(at + counted) > MOST_ENTRIES) throw new BadRecording('too-long')
  }

  function checkDuration(at: number, end: number): void {
    const isLong = bytes[at] === 1
    if (at + (isLong ? 32 : 20) > end) throw new BadRecording('damaged')
    const scale = view.getUint32(at + (isLong ? 20 : 12))
    const length = isLong ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16)
    const isUnknown = length === (isLong ? 2 ** 64 : 2 ** 32 - 1)
    if (!isUnknown) checkLength(length / scale)
  }
}

function checkCodec(codec: string): void {
  if (codec === 'enca' || codec === 'encv') throw new BadRecording('encrypted')
  if (codec !== 'Opus')
    throw new BadRecording('unsupported', `${CODECS[codec] ?? 'an unknown kind of sound'} in MP4`)
}
