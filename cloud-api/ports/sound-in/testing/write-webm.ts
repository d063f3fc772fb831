import { opusHead } from '../../audio-store/formats/opus-head.ts'

/** A file as browsers write it while they record: no lengths around, no index; and all that may be odd about one. */
export interface WebmSettings {
  readonly codec?: string
  /** 1 pictures, 2 sound. */
  readonly trackType?: number
  /** Put before the track of sound. */
  readonly tracksBefore?: readonly Buffer[]
  readonly encodings?: Buffer
  /** In milliseconds; told in the file's head. */
  readonly duration?: number
  readonly flags?: number
  /** From one packet to the next. */
  readonly packetMs?: number
  readonly isGrouped?: boolean
}

const PACKETS_PER_CLUSTER = 50

export function writeWebm(packets: readonly Uint8Array[], settings: WebmSettings = {}): Buffer {
  const { duration, packetMs = 20, flags = 0x80, isGrouped = false } = settings
  const info = duration === undefined ? [] : [ebml('4489', double(duration))]
  const clusters = Array.from({ length: Math.ceil(packets.length / PACKETS_PER_CLUSTER) }, (_, cluster) => {
    const first = cluster * PACKETS_PER_CLUSTER
    const blocks = packets.slice(first, first + PACKETS_PER_CLUSTER).map((packet, index) => {
      const head = Buffer.from([0x81, 0, 0, flags])
      head.writeInt16BE(Math.min(32_767, index * packetMs), 1)
      const block = Buffer.concat([head, packet])
      return isGrouped ? ebml('a0', ebml('a1', block)) : ebml('a3', block)
    })
    return endless('1f43b675', ebml('e7', uint(first * packetMs)), ...blocks)
  })
  return Buffer.concat([
    WEBM_HEAD,
    endless(
      '18538067',
      ebml('1549a966', ebml('2ad7b1', uint(1_000_000)), ...info),
      ebml('1654ae6b', ...(settings.tracksBefore ?? []), webmTrack(settings)),
      ...clusters,
    ),
  ])
}

export function webmTrack(
  { codec = 'A_OPUS', trackType = 2, encodings }: WebmSettings = {},
  number = 1,
): Buffer {
  return ebml(
    'ae',
    ebml('d7', uint(number)),
    ebml('83', uint(trackType)),
    ebml('86', Buffer.from(codec)),
    ebml('63a2', Buffer.from(opusHead(1))),
    ...(encodings === undefined ? [] : [encodings]),
  )
}

/** An element with its length in eight bytes. */
export function ebml(id: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(2n ** 56n + BigInt(body.length))
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

/** An element that does not tell its length. */
export const endless = (id: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...content])

export const WEBM_HEAD = ebml('1a45dfa3', ebml('4282', Buffer.from('webm')))

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
