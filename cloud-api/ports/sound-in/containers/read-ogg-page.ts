import { BadRecording } from '../bad-recording.ts'

/** A page of an Ogg file (RFC 3533, 6). */
export interface OggPage {
  readonly isContinued: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Samples at its end as its codec counts them; -1 where no packet ends. */
  readonly granule: number
  readonly serial: number
  /** The lengths of its parts: a packet goes on after 255 and ends with less. */
  readonly lacing: Uint8Array
  /** Where its content begins, and where the page ends. */
  readonly content: number
  readonly end: number
}

const HEAD_BYTES = 27
const CHECKSUM_AT = 22

/** Reads the page at a place and holds it to its checksum. @throws BadRecording */
export function readOggPage(bytes: Uint8Array, at: number): OggPage {
  if (at + HEAD_BYTES > bytes.length) throw new BadRecording('truncated')
  const view = new DataView(bytes.buffer, bytes.byteOffset + at)
  if (view.getUint32(0) !== 0x4f676753 || view.getUint8(4) !== 0) throw new BadRecording('damaged')
  const flags = view.getUint8(5)
  const content = at + HEAD_BYTES + view.getUint8(26)
  const lacing = bytes.subarray(at + HEAD_BYTES, content)
  const end = content + lacing.reduce((sum, part) => sum + part, 0)
  if (end > bytes.length) throw new BadRecording('truncated')
  if (checksum(bytes.subarray(at, end)) !== view.getUint32(CHECKSUM_AT, true))
    throw new BadRecording('damaged')
  return {
    isContinued: (flags & 1) !== 0,
    isFirst: (flags & 2) !== 0,
    isLast: (flags & 4) !== 0,
    granule: Number(view.getBigInt64(6, true)),
    serial: view.getUint32(14, true),
    lacing,
    content,
    end,
  }
}

/** Ogg's CRC: polynomial 0x04c11db7, nothing inverted, its own place taken as zero. */
export function checksum(page: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < page.length; at += 1) {
    const byte = at >= CHECKSUM_AT && at < CHECKSUM_AT + 4 ? 0 : (page[at] ?? 0)
    sum = (sum << 8) ^ (TABLE[(sum >>> 24) ^ byte] ?? 0)
  }
  return sum >>> 0
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  return sum
})
