import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny'
import { OPUS_RATE, PACKET_SAMPLES } from '../../speech-out/opus-format.ts'
import { opusHead } from './opus-head.ts'

const PACKET_SECONDS = PACKET_SAMPLES / OPUS_RATE

/**
 * Writes Opus packets as MP4 with its index in front. What a decoder drops at the start is told by the codec's own box;
 * an edit list on top would make Chromium drop it twice.
 */
export async function mp4File(packets: readonly Uint8Array[], channels: 1 | 2 = 1): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const decoderConfig = {
    codec: 'opus',
    numberOfChannels: channels,
    sampleRate: OPUS_RATE,
    description: opusHead(channels),
  }
  for (const [index, packet] of packets.entries()) {
    const timed = new EncodedPacket(packet, 'key', index * PACKET_SECONDS, PACKET_SECONDS)
    await source.add(timed, { decoderConfig })
  }
  await output.finalize()
  if (target.buffer === null) throw new Error('The MP4 writer wrote nothing.')
  return new Uint8Array(target.buffer)
}
