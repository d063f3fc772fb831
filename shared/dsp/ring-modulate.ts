import type { Hertz } from '#shared/std/units.ts'

/** How steep the carrier's flanks are: a square wave without the corners that would alias. */
const STEEPNESS = 6

/**
 * Mixes in, in place, the samples multiplied by a rounded square wave: each tone splits into two beside it, which a
 * listener hears as a machine.
 * @param hertz of the carrier. @param mix 0 leaves the samples as they are, 1 leaves nothing of them.
 */
export function ringModulate(samples: Float32Array, hertz: Hertz, rate: Hertz, mix: number): void {
  const step = (2 * Math.PI * hertz) / rate
  for (let index = 0; index < samples.length; index += 1) {
    const carrier = Math.tanh(STEEPNESS * Math.sin(step * index))
    samples[index] = (samples[index] ?? 0) * (1 - mix + mix * carrier)
  }
}
