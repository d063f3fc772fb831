import type { Share } from '#shared/std/units.ts'
import { BadRecording } from './bad-recording.ts'

/** Below this peak nothing is heard: 60 dB under full. A microphone that is on has more noise. */
const AUDIBLE = 0.001
/** Near full: what was cut flat has ripples of so much once Opus has coded it. */
const FULL = 0.9
/**
 * So many samples near full are a voice cut flat. Up to about 6 dB beyond full its syllables are heard as well as ever, with 12
 * some are missed, with 18 it is no voice any more.
 */
const MOST_AT_FULL: Share = 0.3

/**
 * Refuses a recording in which nothing can be heard, or which is cut flat by too much loudness.
 * @throws BadRecording
 */
export function examine(samples: Float32Array): void {
  if (samples.length === 0) throw new BadRecording('empty')
  let peak = 0
  let full = 0
  let audible = 0
  for (const sample of samples) {
    const level = Math.abs(sample)
    if (level > peak) peak = level
    if (level >= FULL) full += 1
    if (level >= AUDIBLE) audible += 1
  }
  if (peak < AUDIBLE) throw new BadRecording('silent')
  if (full > MOST_AT_FULL * audible) throw new BadRecording('clipped')
}
