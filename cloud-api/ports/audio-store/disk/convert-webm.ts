import type { AudioFormat } from '../audio-store.ts'
import { audioFile } from '../formats/audio-file.ts'

/** Makes another format of a WebM recording. */
export async function convertWebm(
  webm: Uint8Array<ArrayBuffer>,
  format: Exclude<AudioFormat, 'webm'>,
): Promise<Uint8Array> {
  // Large in memory, and most servers never need it.
  const { packetsOf } = await import('../formats/read-webm.ts')
  return audioFile(await packetsOf(webm), format)
}
