import type { OpusEncoder } from '../../cloud-api/ports/speech-out/opus-encoder.ts'
import { PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../../cloud-api/ports/speech-out/opus-format.ts'
import { unroll } from '#shared/dsp/beats/mix/around-the-seam.ts'
import type { Stereo } from '#shared/dsp/beats/stereo.ts'

/** The loop's end before its beginning: a decoder gives its first 80 ms while it settles (RFC 7845, 4.6). */
const LEAD_SAMPLES = 3_840
/** At least this much of the loop's beginning after its end. */
const TAIL_SAMPLES = 1_920

/** An encoded loop, and where it lies in what a decoder gives once it has dropped the pre-skip. */
export interface LoopPackets {
  readonly packets: Uint8Array[]
  readonly leadSamples: number
  readonly loopSamples: number
  readonly totalSamples: number
}

/**
 * Encodes a loop with its own end before it and its own beginning after it, so that nothing of a coder's start or end is
 * inside, and a player that is off by a decoder's delay still goes round without a seam.
 * @param encode for two channels
 */
export function loopPackets(loop: Stereo, encode: OpusEncoder): LoopPackets {
  const loopSamples = loop.left.length
  const least = LEAD_SAMPLES + loopSamples + TAIL_SAMPLES + PRE_SKIP_SAMPLES
  const total = Math.ceil(least / PACKET_SAMPLES) * PACKET_SAMPLES
  const { left, right } = unroll(loop, LEAD_SAMPLES, total)
  const inTurns = new Float32Array(2 * total)
  left.forEach((sample, index) => {
    inTurns[2 * index] = sample
    inTurns[2 * index + 1] = right[index] ?? 0
  })
  return {
    packets: encode(inTurns),
    leadSamples: LEAD_SAMPLES,
    loopSamples,
    totalSamples: total - PRE_SKIP_SAMPLES,
  }
}
