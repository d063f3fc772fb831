import type { Hertz, Seconds } from '#shared/std/units.ts'
import { unmapTime, type TimeMap } from './time-map.ts'

/** Length of a window: two periods of a voice of 63 Hz. */
const WINDOW: Seconds = 0.032
/** How far a window may be taken from where the map wants it: a period of a voice of 63 Hz from end to end. */
const SEARCH: Seconds = 0.008
/** While looking for the best place only every so many samples are compared, and only every so many places. */
const COARSE = 3

/**
 * Stretches and squeezes speech along a time map and leaves its pitch alone: WSOLA, overlap-add of windows that are each
 * taken from where, near the wanted moment, they go on most like the window before (Verhelst and Roelands 1993). Where
 * the map keeps the pace the samples are those of the recording.
 * @param map in seconds from the first sample, on both sides
 * @param length samples of the result, exactly; what lies beyond the recording is silence
 */
export function stretchTime(samples: Float32Array, rate: Hertz, map: TimeMap, length: number): Float32Array {
  const hop = Math.max(COARSE, Math.round((WINDOW * rate) / 2))
  const reach = Math.round(SEARCH * rate)
  const output = new Float32Array(length)
  /** Zeros on both sides spare the loops their bound checks. */
  const edge = 4 * hop + reach
  const source = new Float32Array(samples.length + 2 * edge)
  source.set(samples, edge)
  const clamp = (place: number) => Math.max(edge - 2 * hop, Math.min(edge + samples.length + hop, place))

  const fade = Float32Array.from(
    { length: hop },
    (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / hop),
  )
  /** Where in the source the last window would go on. */
  let next: number | undefined
  for (let start = -hop; start < length; start += hop) {
    const wanted = clamp(edge + Math.round(unmapTime(map, (start + hop) / rate) * rate) - hop)
    const place = next === undefined ? wanted : mostAlike(source, next, wanted, { hop, reach })
    for (let index = 0; index < 2 * hop; index += 1) {
      const at = start + index
      if (at < 0 || at >= length) continue
      const weight = (index < hop ? fade[index] : fade[2 * hop - 1 - index]) ?? 0
      output[at] = (output[at] ?? 0) + weight * (source[place + index] ?? 0)
    }
    next = clamp(place + hop)
  }
  return output
}

/**
 * The place within reach of the wanted one from which a window's first half is most like what would go on by itself:
 * first among every few places, then around the best of those. Going on by itself is best of all where it is in reach.
 */
function mostAlike(
  source: Float32Array,
  natural: number,
  wanted: number,
  { hop, reach }: { readonly hop: number; readonly reach: number },
): number {
  if (Math.abs(natural - wanted) <= reach / 2) return natural
  let best = wanted
  const consider = (from: number, to: number, step: number, every: number) => {
    let highest = likenessOf(source, natural, best, hop, every)
    for (let place = from; place <= to; place += step) {
      const likeness = likenessOf(source, natural, place, hop, every)
      if (likeness <= highest) continue
      highest = likeness
      best = place
    }
  }
  consider(wanted - reach, wanted + reach, COARSE, COARSE)
  consider(Math.max(best - COARSE + 1, wanted - reach), Math.min(best + COARSE - 1, wanted + reach), 1, 2)
  return best
}

/**
 * Correlation of two stretches of the source over the root of the second one's energy; the first one's is the same for
 * all. Where the first is silent, the quieter the second the better: what has sounded does not sound again.
 */
function likenessOf(source: Float32Array, one: number, other: number, count: number, every: number): number {
  let product = 1e-6
  let energy = 1e-9
  for (let index = 0; index < count; index += every) {
    const value = source[other + index] ?? 0
    product += (source[one + index] ?? 0) * value
    energy += value * value
  }
  return product / Math.sqrt(energy)
}
