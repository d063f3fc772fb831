import { Readable } from 'node:stream'
import { AUDIO_CONTENT_TYPES, type AudioStore } from '../../ports/audio-store/audio-store.ts'
import type { SpokenVerse } from '../../ports/speech-out/speech-out.ts'

/** Keeps recordings for the length of a test; a file is its packets, one after another. */
export function memoryRecordings(): AudioStore & { readonly saved: ReadonlyMap<string, SpokenVerse> } {
  const saved = new Map<string, SpokenVerse>()
  return {
    saved,
    save: (spoken) => {
      const key = `recording-${saved.size + 1}`
      saved.set(key, spoken)
      return Promise.resolve(key)
    },
    open: (key, format) => {
      const spoken = saved.get(key)
      if (spoken === undefined) return Promise.resolve(undefined)
      const bytes = Buffer.concat(spoken.packets)
      return Promise.resolve({
        contentType: AUDIO_CONTENT_TYPES[format],
        size: bytes.length,
        tag: `${key}-${format}`,
        stream: (span) => Readable.from([span ? bytes.subarray(span.start, span.end + 1) : bytes]),
      })
    },
  }
}
