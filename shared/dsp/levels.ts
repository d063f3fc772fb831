/** Largest absolute sample; 0 of no samples. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** Root mean square; 0 of no samples. */
export function rmsOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}

/** Multiplies every sample in place. */
export function amplify(samples: Float32Array, factor: number): void {
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] ?? 0) * factor
}
