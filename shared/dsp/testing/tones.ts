import type { Hertz, Seconds } from '#shared/std/units.ts'
import { draw, seededRandom } from '#shared/domain/random.ts'

/** A sine from phase 0. */
export function sine(hertz: Hertz, amplitude: number, rate: Hertz, seconds: Seconds): Float32Array {
  return Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) => {
    return amplitude * Math.sin((2 * Math.PI * hertz * index) / rate)
  })
}

/** White noise between -amplitude and amplitude, the same for the same seed. */
export function noise(amplitude: number, length: number, seed: number): Float32Array {
  let random = seededRandom(seed)
  return Float32Array.from({ length }, () => {
    const [value, next] = draw(random)
    random = next
    return (value * 2 - 1) * amplitude
  })
}

/** Amplitude of one tone within the samples (Goertzel's sum, on the whole length). */
export function toneLevel(samples: Float32Array, hertz: Hertz, rate: Hertz): number {
  let cos = 0
  let sin = 0
  samples.forEach((sample, index) => {
    const angle = (2 * Math.PI * hertz * index) / rate
    cos += sample * Math.cos(angle)
    sin += sample * Math.sin(angle)
  })
  return (2 * Math.hypot(cos, sin)) / samples.length
}
