import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import { checkLength } from '../limits.ts'
import type { OpusStream } from '../opus/decode-opus.ts'
import { startPacketRow } from '../opus/packet-row.ts'
import type { OpusHead } from '../opus/read-opus-head.ts'
import { beginFragment, runPlaces, type Fragment } from './mp4/fragment.ts'
import { readSampleEntry } from './mp4/read-sample-entry.ts'
import { samplePlaces, type Place } from './mp4/sample-table.ts'
import { nameAt, walkBoxes, type Box } from './mp4/walk-boxes.ts'

/**
 * Reads the one track of Opus out of an MP4 file, whole or in fragments.
 * @throws BadRecording
 */
export function readMp4(bytes: Uint8Array, effort: Effort): OpusStream {
  try {
    return readTrack(bytes, effort)
  } catch (error) {
    // A box that tells more than it holds.
    throw error instanceof RangeError ? new BadRecording('damaged') : error
  }
}

function readTrack(bytes: Uint8Array, effort: Effort): OpusStream {
  const row = startPacketRow()
  /** The last box of each kind. */
  const boxes = new Map<string, Box>()
  let head: OpusHead | undefined
  let fragment: Fragment | undefined

  function take(places: Iterable<Place>): void {
    for (const { at, size } of places) {
      if (at < 0) throw new BadRecording('damaged')
      if (at + size > bytes.length) throw new BadRecording('truncated')
      row.add(bytes.subarray(at, at + size))
    }
  }

  function visit(box: Box): void {
    const { type, content } = box
    if (type === 'trak' && boxes.has('trak')) throw new BadRecording('unsupported', 'MP4 of several tracks')
    boxes.set(type, box)
    if (type === 'pssh') throw new BadRecording('encrypted')
    else if (type === 'mvhd') checkDuration(content)
    else if (type === 'hdlr' && nameAt(content, 8) === 'vide') throw new BadRecording('has-video')
    else if (type === 'stsd') head = readSampleEntry(content)
    else if (type === 'tfhd')
      fragment = beginFragment(
        content,
        boxes.get('moof')?.at ?? 0,
        boxes.get('trex')?.content.getUint32(16) ?? 0,
      )
    else if (type === 'trun' && fragment !== undefined) take(runPlaces(content, fragment, effort))
  }

  walkBoxes(bytes, effort, visit)
  if (!boxes.has('moov')) throw new BadRecording('truncated')
  if (head === undefined) throw new BadRecording('damaged')
  const table = (type: string) => boxes.get(type)?.content
  const [sizes, chunks, offsets] = [table('stsz'), table('stsc'), table('stco') ?? table('co64')]
  if (sizes !== undefined && chunks !== undefined && offsets !== undefined)
    take(samplePlaces({ sizes, chunks, offsets, areOffsetsLong: !boxes.has('stco') }, effort))
  return { head, row }
}

/** Holds what `mvhd` says of the length to the limit. */
function checkDuration(content: DataView): void {
  const isLong = content.getUint8(0) === 1
  const scale = content.getUint32(isLong ? 20 : 12)
  const length = isLong ? Number(content.getBigUint64(24)) : content.getUint32(16)
  // All ones are told where nobody knew yet.
  if (length !== (isLong ? 2 ** 64 : 2 ** 32 - 1)) checkLength(length / scale)
}
