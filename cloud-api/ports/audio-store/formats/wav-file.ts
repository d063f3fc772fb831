import { setImmediate } from 'node:timers/promises'
import { OpusDecoder } from 'opus-decoder'
import { OPUS_RATE, PRE_SKIP_SAMPLES } from '../../speech-out/opus-format.ts'

/** Half a second at a time: between two, others get their turn. */
const PACKETS_AT_A_TIME = 25
const HEADER_BYTES = 44

/** Decodes Opus packets into a WAV file of 16-bit samples. */
export async function wavFile(packets: readonly Uint8Array[]): Promise<Uint8Array> {
  const decoder = new OpusDecoder({ channels: 1, preSkip: PRE_SKIP_SAMPLES })
  await decoder.ready
  try {
    const parts: Buffer[] = []
    for (let start = 0; start < packets.length; start += PACKETS_AT_A_TIME) {
      const { channelData } = decoder.decodeFrames(packets.slice(start, start + PACKETS_AT_A_TIME))
      parts.push(pcm(channelData[0] ?? new Float32Array()))
      await setImmediate()
    }
    const body = Buffer.concat(parts)
    return Buffer.concat([header(body.length), body])
  } finally {
    decoder.free()
  }
}

function pcm(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2)
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2)
  })
  return bytes
}

function header(bodyBytes: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(HEADER_BYTES - 8 + bodyBytes, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // channels
  bytes.writeUInt32LE(OPUS_RATE, 24)
  bytes.writeUInt32LE(OPUS_RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(bodyBytes, 40)
  return bytes
}
