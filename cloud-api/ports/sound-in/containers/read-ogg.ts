import { OPUS_RATE } from '../../speech-out/opus-format.ts'
import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import { checkLength } from '../limits.ts'
import type { OpusStream } from '../opus/decode-opus.ts'
import { startPacketRow } from '../opus/packet-row.ts'
import { readOpusHead, type OpusHead } from '../opus/read-opus-head.ts'
import { readOggPage, type OggPage } from './read-ogg-page.ts'

/** What the first packet of a stream begins with, where it is not Opus. */
const PICTURES = ['\x80theora', '\x01video', 'BBCD\0']
const SOUNDS = { '\x01vorbis': 'Vorbis', '\x7fFLAC': 'FLAC', 'Speex   ': 'Speex' }
const UNKNOWN = 'an unknown kind of sound'

/**
 * Reads the stream of Opus out of an Ogg file (RFC 7845), page after page. A file of several streams at once is taken
 * when one of them is Opus and none is pictures.
 * @throws BadRecording
 */
export function readOgg(bytes: Uint8Array, effort: Effort): OpusStream {
  let stream: OggStream | undefined
  let other = UNKNOWN
  for (let at = 0; at < bytes.length;) {
    effort.step()
    const page = readOggPage(bytes, at)
    const content = bytes.subarray(page.content, page.end)
    at = page.end
    if (page.isFirst) {
      const codec = codecOf(content)
      if (codec === 'Opus') stream ??= startStream(page.serial, effort)
      else other = codec
    }
    if (stream?.serial !== page.serial) continue
    stream.take(page, content)
    if (page.isLast) return stream.finish()
  }
  throw stream === undefined
    ? new BadRecording('unsupported', `${other} in Ogg`)
    : new BadRecording('truncated')
}

/** One stream of a file while its pages come. */
interface OggStream {
  readonly serial: number
  take(page: OggPage, content: Uint8Array): void
  finish(): OpusStream
}

function startStream(serial: number, effort: Effort): OggStream {
  const row = startPacketRow()
  let head: OpusHead | undefined
  let packets = 0
  let parts: Uint8Array[] = []
  let samples = 0

  function add(packet: Uint8Array): void {
    // The first is the header, the second the comments.
    if (packets === 0) head = readOpusHead(packet)
    else if (packets > 1) row.add(packet)
    packets += 1
  }

  return {
    serial,
    take: ({ lacing, isContinued, granule }, content) => {
      if (isContinued !== parts.length > 0) throw new BadRecording('damaged')
      let start = 0
      for (const length of lacing) {
        effort.step()
        parts.push(content.subarray(start, start + length))
        start += length
        if (length === 255) continue
        add(parts.length === 1 ? (parts[0] ?? content) : Buffer.concat(parts))
        parts = []
      }
      samples = Math.max(samples, granule)
    },
    finish: () => {
      if (head === undefined) throw new BadRecording('damaged')
      const seconds = Math.max(0, samples - head.preSkip) / OPUS_RATE
      checkLength(seconds)
      return { head, row, seconds }
    },
  }
}

function codecOf(packet: Uint8Array): string {
  const begin = String.fromCharCode(...packet.subarray(0, 8))
  if (PICTURES.some((mark) => begin.startsWith(mark))) throw new BadRecording('has-video')
  if (begin === 'OpusHead') return 'Opus'
  return Object.entries(SOUNDS).find(([mark]) => begin.startsWith(mark))?.[1] ?? UNKNOWN
}
