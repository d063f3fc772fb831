import { OPUS_RATE, PRE_SKIP_SAMPLES } from '../../speech-out/opus-format.ts'

/** The header by which a decoder knows our Opus (RFC 7845, 5.1): version 1, no gain, mapping family 0. */
export function opusHead(channels: 1 | 2): Uint8Array {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 'latin1')
  head.writeUInt8(1, 8)
  head.writeUInt8(channels, 9)
  head.writeUInt16LE(PRE_SKIP_SAMPLES, 10)
  head.writeUInt32LE(OPUS_RATE, 12)
  return head
}
