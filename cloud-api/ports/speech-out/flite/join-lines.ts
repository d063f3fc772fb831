import { heardSamples, OPUS_RATE, PACKET_SAMPLES } from '../opus-format.ts'
import type { LineTiming, SpokenVerse } from '../speech-out.ts'
import type { LineSound } from './line-task.ts'

/** Lays the lines one after the other. Each is whole packets, so that nothing is encoded again. */
export function joinLines(lines: readonly LineSound[]): SpokenVerse {
  const packets: Uint8Array[] = []
  const lineTimings: LineTiming[] = []
  for (const { bytes, sizes, sounding, words } of lines) {
    const start = packets.length * PACKET_SAMPLES
    const startMs = milliseconds(start)
    const endMs = milliseconds(start + sounding)
    const placed = words?.map((word) => ({ startMs: startMs + word.startMs, endMs: startMs + word.endMs }))
    lineTimings.push({ startMs, endMs, ...(placed && { words: placed }) })
    let offset = 0
    for (const size of sizes) {
      packets.push(bytes.subarray(offset, offset + size))
      offset += size
    }
  }
  return { durationMs: milliseconds(heardSamples(packets.length)), lineTimings, packets }
}

const milliseconds = (samples: number) => (samples * 1000) / OPUS_RATE
