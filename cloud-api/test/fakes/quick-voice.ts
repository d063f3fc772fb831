import { heardSamples, OPUS_RATE, PACKET_SAMPLES } from '../../ports/speech-out/opus-format.ts'
import { SpeechProblem, type SpeakRequest, type SpeechOut } from '../../ports/speech-out/speech-out.ts'

/** An Opus packet of 20 ms in which nothing is heard. */
const SILENT_PACKET = Uint8Array.of(0xf8, 0xff, 0xfe)
/** How long a line is said to take at speed 1. */
const LINE_MS = 1_000

export interface QuickVoice extends SpeechOut {
  /** What it was asked to say. */
  readonly requests: SpeakRequest[]
}

/** A voice that takes no time and is not heard; each line lasts one second. */
export function quickVoice(before: () => Promise<void> = () => Promise.resolve()): QuickVoice {
  const requests: SpeakRequest[] = []
  let closed = false
  return {
    requests,
    speak: async (request) => {
      if (closed) throw new SpeechProblem('closed')
      requests.push(request)
      await before()
      request.signal?.throwIfAborted()
      const lineMs = LINE_MS / request.speed
      const packets = Math.ceil((request.lines.length * lineMs * OPUS_RATE) / 1000 / PACKET_SAMPLES) + 1
      return {
        durationMs: (heardSamples(packets) / OPUS_RATE) * 1000,
        lineTimings: request.lines.map((_line, index) => ({
          startMs: index * lineMs,
          endMs: (index + 1) * lineMs,
        })),
        packets: Array.from({ length: packets }, () => SILENT_PACKET),
      }
    },
    close: () => {
      closed = true
      return Promise.resolve()
    },
  }
}
