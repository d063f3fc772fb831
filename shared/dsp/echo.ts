/** An echo that repeats, each time weaker. */
export interface Echo {
  /** Samples between a sound and its echo, at least 1. */
  readonly delay: number
  /** What is left of an echo in the next one, below 1 in size. */
  readonly feedback: number
  /** Level of the first echo. */
  readonly mix: number
}

/** Adds an echo in place; what would sound after the last sample is lost, so leave room for it. */
export function addEcho(samples: Float32Array, { delay, feedback, mix }: Echo): void {
  const line = new Float32Array(delay)
  let cursor = 0
  for (let index = 0; index < samples.length; index += 1) {
    const dry = samples[index] ?? 0
    const wet = line[cursor] ?? 0
    line[cursor] = dry + wet * feedback
    samples[index] = dry + wet * mix
    cursor = cursor + 1 === delay ? 0 : cursor + 1
  }
}
