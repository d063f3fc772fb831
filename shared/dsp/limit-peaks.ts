import type { Hertz } from '#shared/std/units.ts'
import { peakAfter } from './true-peak.ts'

/** How long before and after a peak the level is held down and eased back. */
const WINDOW_SECONDS = 0.003

/**
 * Keeps the wave under a ceiling, between samples too, by easing the level down around each peak. The gain is the
 * smallest that any sample within the window asks for, averaged over that window, which cannot exceed what the peak in
 * its middle asks for. Works in place and shifts nothing in time.
 * @param ceiling largest amplitude allowed, above 0.
 */
export function limitPeaks(samples: Float32Array, ceiling: number, rate: Hertz): void {
  limitChannels([samples], ceiling, rate)
}

/** The same with channels of one length, all by one gain, so that nothing moves between the sides. */
export function limitChannels(channels: readonly Float32Array[], ceiling: number, rate: Hertz): void {
  const wanted = channels.reduce<Float32Array | undefined>(
    (gains, samples) => wantedGains(samples, ceiling, gains),
    undefined,
  )
  if (wanted === undefined) return
  const reach = Math.max(1, Math.round(WINDOW_SECONDS * rate))
  const held = slidingMinimum(wanted, reach)
  const last = held.length - 1
  // Beyond the edges the outermost gain goes on, so that a peak beside an edge is held down as well.
  const heldAt = (index: number) => held[Math.max(0, Math.min(last, index))] ?? 1
  let sum = 0
  for (let index = -reach; index <= reach; index += 1) sum += heldAt(index)
  for (let index = 0; index < held.length; index += 1) {
    for (const samples of channels) samples[index] = ((samples[index] ?? 0) * sum) / (2 * reach + 1)
    sum += heldAt(index + reach + 1) - heldAt(index - reach)
  }
}

/** The gain each sample asks for, and no more than it may have already; undefined where all ask for 1. */
function wantedGains(
  samples: Float32Array,
  ceiling: number,
  already: Float32Array | undefined,
): Float32Array | undefined {
  // A wave can rise above its samples, but hardly from below half of the ceiling.
  const suspicious = ceiling / 2
  let gains = already
  for (let index = 0; index < samples.length; index += 1) {
    if (Math.abs(samples[index] ?? 0) < suspicious && Math.abs(samples[index + 1] ?? 0) < suspicious) continue
    const peak = peakAfter(samples, index)
    if (peak <= ceiling) continue
    gains ??= new Float32Array(samples.length).fill(1)
    const gain = ceiling / peak
    gains[index] = Math.min(gains[index] ?? 1, gain)
    if (index + 1 < gains.length) gains[index + 1] = Math.min(gains[index + 1] ?? 1, gain)
  }
  return gains
}

/** For each place the smallest value within `reach` on both sides, by a queue of rising candidates. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length)
  const queue = new Int32Array(values.length)
  let head = 0
  let tail = 0
  for (let index = 0; index < values.length + reach; index += 1) {
    if (index < values.length) {
      const value = values[index] ?? 1
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= value) tail -= 1
      queue[tail] = index
      tail += 1
    }
    const centre = index - reach
    if (centre < 0) continue
    while ((queue[head] ?? 0) < centre - reach) head += 1
    result[centre] = values[queue[head] ?? 0] ?? 1
  }
  return result
}
