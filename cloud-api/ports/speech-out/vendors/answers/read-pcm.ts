import type { Hertz, Seconds } from '#shared/std/units.ts'
import type { VendorSound } from '../vendor-client.ts'
import { VendorProblem } from '../vendor-problem.ts'

/** Longer than any line at any speed: the service talks on by itself. */
const MAX_LENGTH: Seconds = 45
/** The usual ones: others are a header that says nonsense. */
const RATES: ReadonlySet<Hertz> = new Set([
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
])

/**
 * Reads samples of 16 bits, lowest byte first; of several channels the mean.
 * @throws VendorProblem when that is no sound a line can have.
 */
export function readPcm(bytes: Uint8Array, rate: Hertz, channels = 1): VendorSound {
  const frame = channels * 2
  if (!RATES.has(rate)) {
    throw new VendorProblem('unusable', `sound at ${rate} samples a second`)
  }
  if (bytes.length === 0 || bytes.length % frame !== 0) {
    throw new VendorProblem('unusable', `${bytes.length} bytes of sound`)
  }
  const length = bytes.length / frame
  if (length > MAX_LENGTH * rate) throw new VendorProblem('unusable', `${length / rate} s of sound`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += view.getInt16((index * channels + channel) * 2, true)
    }
    samples[index] = sum / channels / 32_768
  }
  return { samples, rate }
}
