import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import { readOpusHead, type OpusHead } from '../opus/read-opus-head.ts'
import { readElement, readUnsigned } from './read-ebml.ts'

/** Elements of a track (RFC 9559, 5.1.4). */
const ID = {
  TrackNumber: 0xd7,
  TrackType: 0x83,
  CodecID: 0x86,
  CodecPrivate: 0x63a2,
  ContentEncodings: 0x6d80,
  ContentEncoding: 0x6240,
  ContentEncryption: 0x5035,
} as const
const VIDEO = 1
const SOUND = 2

/** A track of sound. */
export interface WebmTrack extends OpusHead {
  readonly number: number
}

/**
 * Reads the entry of a track.
 * @returns nothing for one that is neither sound nor pictures: subtitles and the like
 * @throws BadRecording for pictures, and for sound that is encrypted, packed or not Opus
 */
export function readTrack(entry: Uint8Array, effort: Effort): WebmTrack | undefined {
  const parts = new Map<number, Uint8Array>()
  let isEncrypted = false
  for (let at = 0; at < entry.length;) {
    effort.step()
    const { id, content, length = Infinity } = readElement(entry, at)
    if (content + length > entry.length) throw new BadRecording('damaged')
    isEncrypted ||= id === ID.ContentEncryption
    const isAround = id === ID.ContentEncodings || id === ID.ContentEncoding
    parts.set(id, entry.subarray(content, content + length))
    at = isAround ? content : content + length
  }
  const type = readUnsigned(parts.get(ID.TrackType) ?? new Uint8Array())
  if (type === VIDEO) throw new BadRecording('has-video')
  if (type !== SOUND) return undefined
  if (isEncrypted) throw new BadRecording('encrypted')
  if (parts.has(ID.ContentEncodings))
    throw new BadRecording('unsupported', 'WebM that is compressed once more')
  const codec = String.fromCharCode(...(parts.get(ID.CodecID) ?? []).slice(0, 40)).replace(/\0+$/, '')
  if (codec !== 'A_OPUS') throw new BadRecording('unsupported', `${codecName(codec)} in WebM`)
  const number = readUnsigned(parts.get(ID.TrackNumber) ?? new Uint8Array())
  return { number, ...readOpusHead(parts.get(ID.CodecPrivate) ?? new Uint8Array()) }
}

/** A codec as people say it: "A_AAC/MPEG4/LC" is AAC. */
const codecName = (id: string): string => /^A_([A-Z0-9]{1,12})/.exec(id)?.[1] ?? 'an unknown kind of sound'
