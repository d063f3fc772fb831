import { BufferSource, EncodedPacketSink, Input, MP4, QTFF, type InputAudioTrack } from 'mediabunny'
import { BadRecording } from '../bad-recording.ts'
import type { Effort } from '../effort.ts'
import type { OpusStream } from '../opus/decode-opus.ts'
import { startPacketRow } from '../opus/packet-row.ts'
import { readOpusHead } from '../opus/read-opus-head.ts'
import { checkBoxes } from './check-boxes.ts'

/**
 * Reads the track of Opus out of an MP4 file, whole or in fragments. The file's boxes are checked before anything looks
 * into them.
 * @throws BadRecording
 */
export async function readMp4(bytes: Uint8Array, effort: Effort): Promise<OpusStream> {
  checkBoxes(bytes, effort)
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF] })
  try {
    return await readTrack(input, effort)
  } catch (error) {
    // Whatever the reader says of boxes that do not fit each other.
    throw error instanceof BadRecording ? error : new BadRecording('damaged')
  } finally {
    input.dispose()
  }
}

async function readTrack(input: Input, effort: Effort): Promise<OpusStream> {
  const [track] = await input.getAudioTracks()
  if (track === undefined) throw new BadRecording('damaged')
  const head = readOpusHead(await descriptionOf(track))
  const row = startPacketRow()
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    effort.step()
    row.add(data, timestamp)
  }
  return { head, row }
}

async function descriptionOf(track: InputAudioTrack): Promise<Uint8Array> {
  const config = await track.getDecoderConfig()
  const description = config?.description
  if (description === undefined) throw new BadRecording('damaged')
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
}
