/**
 * Bends the wave towards full scale in place: tanh(drive * x) / tanh(drive). Full scale stays full scale, what is
 * quiet grows, and the bend adds odd harmonics.
 * @param drive above 0; 1 is a breath of warmth, 3 a growl.
 */
export function softClip(samples: Float32Array, drive: number): void {
  const scale = 1 / Math.tanh(drive)
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = Math.tanh((samples[index] ?? 0) * drive) * scale
  }
}
