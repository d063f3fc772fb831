import type { Stereo } from '#shared/dsp/beats/stereo.ts'
import type { Hertz } from '#shared/std/units.ts'

const HEADER_BYTES = 44
const CHANNELS = 2
const BYTES = 2

/** A WAV file of two channels of 16-bit samples. */
export function stereoWav({ left, right }: Stereo, rate: Hertz): Uint8Array {
  const size = left.length * CHANNELS * BYTES
  const file = Buffer.alloc(HEADER_BYTES + size)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20) // PCM
  file.writeUInt16LE(CHANNELS, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * CHANNELS * BYTES, 28)
  file.writeUInt16LE(CHANNELS * BYTES, 32)
  file.writeUInt16LE(8 * BYTES, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(size, 40)
  left.forEach((sample, index) => {
    const place = HEADER_BYTES + index * CHANNELS * BYTES
    file.writeInt16LE(toInteger(sample), place)
    file.writeInt16LE(toInteger(right[index] ?? 0), place + BYTES)
  })
  return file
}

const toInteger = (sample: number): number => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
