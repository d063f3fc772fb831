import { assertNever } from '#shared/std/assert-never.ts'
import type { AudioFormat } from '../audio-store.ts'

/**
 * Makes another format of a WebM recording. The libraries for it are 25 MB in memory and most servers never need them,
 * so they are loaded by the first recording that does.
 */
export async function convertWebm(
  webm: Uint8Array<ArrayBuffer>,
  format: Exclude<AudioFormat, 'webm'>,
): Promise<Uint8Array> {
  const { packetsOf } = await import('../formats/read-webm.ts')
  const packets = await packetsOf(webm)
  switch (format) {
    case 'mp4': {
      const { mp4File } = await import('../formats/mp4-file.ts')
      return mp4File(packets)
    }
    case 'wav': {
      const { wavFile } = await import('../formats/wav-file.ts')
      return wavFile(packets)
    }
    default:
      return assertNever(format)
  }
}
