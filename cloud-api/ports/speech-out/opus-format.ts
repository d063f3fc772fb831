/** Sample rate of every recording, in hertz. */
export const OPUS_RATE = 48_000
/** Samples in a packet: 20 ms, the frame that Opus codes best. */
export const PACKET_SAMPLES = 960
/**
 * Samples by which libopus is late at 48 kHz outside its low-delay mode: 120 for the transform, 192 for the speech coder.
 */
export const CODER_DELAY_SAMPLES = 312
/**
 * Samples a decoder drops at the start (RFC 7845, "pre-skip"): the coder's delay, rounded up to whole milliseconds,
 * since players round it to the milliseconds of a WebM file's clock.
 */
export const PRE_SKIP_SAMPLES = 336

/** Samples a listener hears of so many packets. */
export const heardSamples = (packets: number): number =>
  Math.max(0, packets * PACKET_SAMPLES - PRE_SKIP_SAMPLES)
