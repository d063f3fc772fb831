/** Points looked at between two samples, and samples taken on each side to find them. */
const POINTS = 4
const REACH = 6

/** Sinc rows for the points between two samples, under a Hann window. */
const ROWS = Array.from({ length: POINTS - 1 }, (_, point) => {
  const offset = (point + 1) / POINTS
  const row = Float64Array.from({ length: 2 * REACH }, (_value, tap) => {
    const distance = tap - (REACH - 1) - offset
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH)
    return (window * Math.sin(Math.PI * distance)) / (Math.PI * distance)
  })
  const sum = row.reduce((total, value) => total + value, 0)
  return row.map((value) => value / sum)
})

/**
 * The largest level the wave reaches from a sample to the next one, four points to a sample (after ITU-R BS.1770,
 * annex 2, whose filter is a little longer).
 */
export function peakAfter(samples: Float32Array, index: number): number {
  let peak = Math.abs(samples[index] ?? 0)
  for (const row of ROWS) {
    let sum = 0
    for (let tap = 0; tap < row.length; tap += 1)
      sum += (row[tap] ?? 0) * (samples[index + tap - REACH + 1] ?? 0)
    peak = Math.max(peak, Math.abs(sum))
  }
  return peak
}

/** The largest level the wave reaches anywhere, between samples too; 0 of no samples. */
export function truePeakOf(samples: Float32Array): number {
  let peak = 0
  for (let index = 0; index < samples.length; index += 1) {
    // Only neighbours near the top can hide a higher peak between them: the rest need no closer look.
    if (Math.abs(samples[index] ?? 0) > peak * 0.5) peak = Math.max(peak, peakAfter(samples, index))
    if (Math.abs(samples[index + 1] ?? 0) > peak * 0.5) peak = Math.max(peak, peakAfter(samples, index))
  }
  return peak
}
