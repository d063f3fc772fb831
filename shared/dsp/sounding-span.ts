/** Samples from `start` up to, not including, `end`. */
export interface SampleSpan {
  readonly start: number
  readonly end: number
}

/** Where the samples first and last rise above a threshold, widened by a margin; empty where they never do. */
export function soundingSpan(samples: Float32Array, threshold: number, margin: number): SampleSpan {
  const isLoud = (sample: number) => Math.abs(sample) > threshold
  const first = samples.findIndex(isLoud)
  if (first < 0) return { start: 0, end: 0 }
  const last = samples.findLastIndex(isLoud)
  return { start: Math.max(0, first - margin), end: Math.min(samples.length, last + 1 + margin) }
}
