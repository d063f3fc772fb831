import { createOpusEncoder } from '../../speech-out/opus-encoder.ts'
import { heardSamples, OPUS_RATE, PACKET_SAMPLES } from '../../speech-out/opus-format.ts'
import type { Recording } from '../audio-store.ts'

/** A recording of one tone, so many packets of 20 ms long; another tone is another recording. */
export function toneRecording(packets: number, hertz = 440): Recording {
  const tone = Float32Array.from({ length: packets * PACKET_SAMPLES }, (_, index) => {
    return 0.4 * Math.sin((2 * Math.PI * hertz * index) / OPUS_RATE)
  })
  const durationMs = (heardSamples(packets) * 1000) / OPUS_RATE
  return { durationMs, packets: createOpusEncoder()(tone) }
}
