/** Eases the samples in and out in place along half a cosine, so that no edge clicks. */
export function fadeEdges(samples: Float32Array, fadeIn: number, fadeOut: number): void {
  const rise = Math.min(fadeIn, samples.length)
  const fall = Math.min(fadeOut, samples.length)
  for (let index = 0; index < rise; index += 1) {
    samples[index] = (samples[index] ?? 0) * ease(index / fadeIn)
  }
  for (let index = 0; index < fall; index += 1) {
    const place = samples.length - 1 - index
    samples[place] = (samples[place] ?? 0) * ease(index / fadeOut)
  }
}

const ease = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * share)
