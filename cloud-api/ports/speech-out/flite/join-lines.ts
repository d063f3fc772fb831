import { heardSamples, OPUS_RATE } from '../opus-format.ts'
import type { LineTiming, SpokenVerse } from '../speech-out.ts'
import type { LineSound } from './line-task.ts'

/** Lays the lines one after the other. Each is whole packets, so that nothing is encoded again. */
export function joinLines(sounds: readonly LineSound[], lineTimings: readonly LineTiming[]): SpokenVerse {
  const packets: Uint8Array[] = []
  for (const { bytes, sizes } of sounds) {
    let offset = 0
    for (const size of sizes) {
      packets.push(bytes.subarray(offset, offset + size))
      offset += size
    }
  }
  return { durationMs: (heardSamples(packets.length) * 1000) / OPUS_RATE, lineTimings, packets }
}
