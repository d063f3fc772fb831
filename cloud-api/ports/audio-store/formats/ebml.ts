/** Numbers of the EBML elements that a recording is made of (RFC 8794; RFC 9559, "Matroska"). */
export const EBML_ID = {
  EBML: 0x1a45dfa3,
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  SeekHead: 0x114d9b74,
  Seek: 0x4dbb,
  SeekID: 0x53ab,
  SeekPosition: 0x53ac,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  FlagLacing: 0x9c,
  CodecID: 0x86,
  CodecPrivate: 0x63a2,
  CodecDelay: 0x56aa,
  SeekPreRoll: 0x56bb,
  Audio: 0xe1,
  SamplingFrequency: 0xb5,
  Channels: 0x9f,
  Cues: 0x1c53bb6b,
  CuePoint: 0xbb,
  CueTime: 0xb3,
  CueTrackPositions: 0xb7,
  CueTrack: 0xf7,
  CueClusterPosition: 0xf1,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
} as const

export type EbmlId = (typeof EBML_ID)[keyof typeof EBML_ID]

/** One element: its number, its length, what it holds. */
export function element(id: EbmlId, ...content: readonly Uint8Array[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([idBytes(id), lengthBytes(length), ...content])
}

/** The number of an element as it is written; it carries its own length. */
export function idBytes(id: EbmlId): Buffer {
  return unsigned(id)
}

/** A whole number in as few bytes as it needs, or in as many as asked for. */
export function unsigned(value: number, width = widthOf(value)): Buffer {
  const bytes = Buffer.alloc(width)
  bytes.writeUIntBE(value, 0, width)
  return bytes
}

/** A 64-bit floating-point number. */
export function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

export const text = (value: string): Buffer => Buffer.from(value, 'utf8')

/** A length in four bytes, whatever it is: enough for 256 MB. */
function lengthBytes(length: number): Buffer {
  if (length >= 2 ** 28 - 1) throw new RangeError(`An element of ${length} bytes is too long for this file.`)
  return unsigned(2 ** 28 + length, 4)
}

const widthOf = (value: number): number =>
  value === 0 ? 1 : Math.ceil((Math.floor(Math.log2(value)) + 1) / 8)
