import type { Hertz } from '#shared/std/units.ts'

/** Sample rate of every recording. */
export const OPUS_RATE: Hertz = 48_000
/** Samples in a packet: 20 ms, the frame that Opus codes best. */
export const PACKET_SAMPLES = 960
/**
 * Samples a decoder drops at the start (RFC 7845, "pre-skip"): what libopus looks ahead at 48 kHz outside its
 * low-delay mode, 120 for the transform and 192 for the speech coder.
 */
export const PRE_SKIP_SAMPLES = 312

/** Samples a listener hears of so many packets. */
export const heardSamples = (packets: number): number =>
  Math.max(0, packets * PACKET_SAMPLES - PRE_SKIP_SAMPLES)
