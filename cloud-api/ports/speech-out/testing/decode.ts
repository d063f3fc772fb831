import { OpusDecoder } from 'opus-decoder'
import { PRE_SKIP_SAMPLES } from '../opus-format.ts'

/** What a listener hears of Opus packets: samples at OPUS_RATE, and how many packets were not Opus. */
export async function decodePackets(
  packets: readonly Uint8Array[],
): Promise<{ readonly samples: Float32Array; readonly errors: number }> {
  const decoder = new OpusDecoder({ channels: 1, preSkip: PRE_SKIP_SAMPLES })
  await decoder.ready
  try {
    const { channelData, errors } = decoder.decodeFrames([...packets])
    return { samples: channelData[0] ?? new Float32Array(), errors: errors.length }
  } finally {
    decoder.free()
  }
}
