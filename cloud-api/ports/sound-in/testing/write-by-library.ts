import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
} from 'mediabunny'
import { opusHead } from '../../audio-store/formats/opus-head.ts'
import { OPUS_RATE, PACKET_SAMPLES } from '../../speech-out/opus-format.ts'

const PACKET_SECONDS = PACKET_SAMPLES / OPUS_RATE

/** Writes packets of Opus by a library that knows nothing of what reads them here. */
async function write(
  packets: readonly Uint8Array[],
  format: OggOutputFormat | Mp4OutputFormat,
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const decoderConfig = {
    codec: 'opus',
    numberOfChannels: 1,
    sampleRate: OPUS_RATE,
    description: opusHead(1),
  }
  for (const [index, packet] of packets.entries())
    await source.add(new EncodedPacket(packet, 'key', index * PACKET_SECONDS, PACKET_SECONDS), {
      decoderConfig,
    })
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

export const writeOgg = (packets: readonly Uint8Array[]): Promise<Buffer> =>
  write(packets, new OggOutputFormat())

/** In fragments, as browsers record. */
export const writeFragments = (packets: readonly Uint8Array[]): Promise<Buffer> =>
  write(packets, new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 1 }))
