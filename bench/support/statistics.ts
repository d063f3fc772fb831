import { type Ms } from '#shared/std/units.ts'

/** The middle and the slow end of a series of durations. */
export interface Spread {
  readonly p50: Ms
  readonly p95: Ms
  readonly max: Ms
}

/** Nearest-rank percentiles, in whole tenths of a millisecond. */
export function spreadOf(durations: readonly Ms[]): Spread {
  const sorted = durations.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), max: percentile(sorted, 1) }
}

/** The middle value of a series. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is nothing to take a percentile of')
  return Math.round(value * 10) / 10
}
