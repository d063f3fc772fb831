import { type Ms } from '#shared/std/units.ts'

/** The middle and the slow end of a series of durations. */
export interface Spread {
  readonly p50: Ms
  readonly p95: Ms
  readonly max: Ms
}

/** Nearest-rank percentiles, in whole tenths of a millisecond. */
export function spreadOf(durations: readonly Ms[]): Spread {
  return { p50: tenths(durations, 0.5), p95: tenths(durations, 0.95), max: tenths(durations, 1) }
}

/** The middle value of a series. */
export const median = (values: readonly number[]): number => tenths(values, 0.5)

const tenths = (values: readonly number[], share: number): number =>
  Math.round(percentileOf(values, share) * 10) / 10

/** A nearest-rank percentile, as it is. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is nothing to take a percentile of')
  return value
}
