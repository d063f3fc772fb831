import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'

/**
 * Takes the Opus packets out of a WebM file.
 * @throws Error when there is no sound in it.
 */
export async function packetsOf(webm: Uint8Array<ArrayBuffer>): Promise<Uint8Array[]> {
  using input = new Input({ source: new BufferSource(webm), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (track === null) throw new Error('A recording without sound.')
  const packets: Uint8Array[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(data)
  return packets
}
