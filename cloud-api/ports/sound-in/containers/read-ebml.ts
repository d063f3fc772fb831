import { BadRecording } from '../bad-recording.ts'

/** An element of a Matroska file (RFC 8794): where its content begins, and how long it is where the file says. */
export interface EbmlElement {
  readonly id: number
  readonly content: number
  /** Undefined where it goes on until something ends it, as what is written live does. */
  readonly length: number | undefined
}

const MOST_ID_BYTES = 4
const MOST_LENGTH_BYTES = 8

/** Reads the head of the element at a place. @throws BadRecording where there is none, or only a part of it */
export function readElement(bytes: Uint8Array, at: number): EbmlElement {
  const id = readNumber(bytes, at, MOST_ID_BYTES)
  const length = readNumber(bytes, at + id.width, MOST_LENGTH_BYTES)
  const content = at + id.width + length.width
  return { id: id.value, content, length: length.isUnknown ? undefined : length.bare }
}

interface EbmlNumber {
  readonly width: number
  /** With the bit that tells its width, as ids are written. */
  readonly value: number
  /** Without it. */
  readonly bare: number
  readonly isUnknown: boolean
}

/** A number that tells by its leading zeros how many bytes it takes; above 2^53 only nearly. */
export function readNumber(bytes: Uint8Array, at: number, most = MOST_LENGTH_BYTES): EbmlNumber {
  const first = bytes[at]
  if (first === undefined) throw new BadRecording('truncated')
  const width = Math.clz32(first) - 23
  if (width > most) throw new BadRecording('damaged')
  if (at + width > bytes.length) throw new BadRecording('truncated')
  const rest = first & (0xff >> width)
  let bare = rest
  let isUnknown = rest === 0xff >> width
  for (let index = 1; index < width; index += 1) {
    const byte = bytes[at + index] ?? 0
    bare = bare * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { width, value: bare + 2 ** (7 * width), bare, isUnknown }
}

/** A whole number without a sign, of up to 8 bytes; above 2^53 only nearly. */
export function readUnsigned(bytes: Uint8Array): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0)
}

/** A number of 4 or 8 bytes with its point; NaN of any other length. */
export function readFloat(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length === 4) return view.getFloat32(0)
  return bytes.length === 8 ? view.getFloat64(0) : NaN
}
