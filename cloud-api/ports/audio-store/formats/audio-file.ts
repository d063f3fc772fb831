import { assertNever } from '#shared/std/assert-never.ts'
import { heardSamples, OPUS_RATE } from '../../speech-out/opus-format.ts'
import type { AudioFormat } from '../audio-store.ts'
import { webmFile } from './webm-file.ts'

/**
 * Writes packets as a file of a format. The libraries for some are 25 MB in memory and most servers never need them, so
 * they are loaded by the first file that does.
 */
export async function audioFile(packets: readonly Uint8Array[], format: AudioFormat): Promise<Uint8Array> {
  switch (format) {
    case 'webm':
      return webmFile({ packets, durationMs: heardMs(packets) })
    case 'mp4': {
      const { mp4File } = await import('./mp4-file.ts')
      return mp4File(packets)
    }
    case 'wav': {
      const { wavFile } = await import('./wav-file.ts')
      return wavFile(packets)
    }
    default:
      return assertNever(format)
  }
}

/** How long a listener hears packets that are decoded by themselves. */
export const heardMs = (packets: readonly Uint8Array[]): number =>
  (heardSamples(packets.length) * 1000) / OPUS_RATE
