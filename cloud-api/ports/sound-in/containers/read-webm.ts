import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import { checkLength } from '../limits.ts'
import type { OpusStream } from '../opus/decode-opus.ts'
import { startPacketRow } from '../opus/packet-row.ts'
import { readElement, readFloat, readNumber, readUnsigned } from './read-ebml.ts'
import { readTrack, type WebmTrack } from './webm-track.ts'

/** Elements of a file (RFC 9559, 5.1). */
const ID = {
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  BlockGroup: 0xa0,
  Block: 0xa1,
  SimpleBlock: 0xa3,
} as const
/** What is gone into; everything else is used or passed over whole. */
const AROUND: ReadonlySet<number> = new Set([ID.Segment, ID.Info, ID.Tracks, ID.Cluster, ID.BlockGroup])
/** What may be without an end: it is written while the sound is made. */
const MAY_BE_ENDLESS: ReadonlySet<number> = new Set([ID.Segment, ID.Cluster])
const LACING = 0x06
const NANOSECONDS = 1e-9

/**
 * Reads the first track of Opus out of a WebM or Matroska file, element after element, each of them once.
 * @throws BadRecording
 */
export function readWebm(bytes: Uint8Array, effort: Effort): OpusStream {
  const row = startPacketRow()
  let track: WebmTrack | undefined
  let tick = 1e6 * NANOSECONDS
  let clusterTicks = 0
  for (let at = 0; at < bytes.length;) {
    effort.step()
    const { id, content, length } = readElement(bytes, at)
    if (length === undefined && !MAY_BE_ENDLESS.has(id)) throw new BadRecording('damaged')
    const end = content + (length ?? 0)
    if (end > bytes.length) throw new BadRecording('truncated')
    const inside = bytes.subarray(content, end)
    if (id === ID.TimestampScale) tick = readUnsigned(inside) * NANOSECONDS
    else if (id === ID.Duration) checkLength(readFloat(inside) * tick)
    else if (id === ID.Timestamp) clusterTicks = readUnsigned(inside)
    else if (id === ID.TrackEntry) track = track ?? readTrack(inside, effort)
    else if (id === ID.SimpleBlock || id === ID.Block) {
      const block = readBlock(inside)
      if (track?.number === block.track) row.add(block.packet, (clusterTicks + block.ticks) * tick)
    }
    at = AROUND.has(id) ? content : end
  }
  if (track === undefined) throw new BadRecording('damaged')
  return { head: track, row }
}

function readBlock(block: Uint8Array): { track: number; ticks: number; packet: Uint8Array } {
  const { bare: track, width } = readNumber(block, 0)
  if (block.length < width + 3) throw new BadRecording('damaged')
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  if ((view.getUint8(width + 2) & LACING) !== 0)
    throw new BadRecording('unsupported', 'WebM with laced blocks')
  return { track, ticks: view.getInt16(width), packet: block.subarray(width + 3) }
}
