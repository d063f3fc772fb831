import { BadRecording } from '../bad-recording.ts'

/** Header by which a decoder knows a stream of Opus (RFC 7845, 5.1). */
export interface OpusHead {
  /** Samples at 48 kHz that a decoder drops at the start. */
  readonly preSkip: number
  /** Factor of loudness. */
  readonly gain: number
}

const LEAST_BYTES = 19
/** Twice the loudest that is sensible: beyond it a header is not meant. */
const MOST_GAIN = 20

/**
 * Reads the header of one or two channels: what has more does not come from one microphone.
 * @throws BadRecording
 */
export function readOpusHead(bytes: Uint8Array): OpusHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < LEAST_BYTES || view.getUint32(0) !== 0x4f707573) throw new BadRecording('damaged')
  if (view.getUint8(8) > 15) throw new BadRecording('unsupported', 'Opus of a later version')
  const [channels, family] = [view.getUint8(9), view.getUint8(18)]
  if (channels < 1) throw new BadRecording('damaged')
  if (channels > 2 || family !== 0) throw new BadRecording('unsupported', `Opus of ${channels} channels`)
  return { preSkip: view.getUint16(10, true), gain: opusGain(view.getInt16(16, true)) }
}

/** A factor of loudness as headers tell it: in 256ths of a decibel. */
export const opusGain = (told: number): number => 10 ** (Math.min(MOST_GAIN, told / 256) / 20)
