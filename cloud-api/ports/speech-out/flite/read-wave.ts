import type { Hertz } from '#shared/std/units.ts'

/** One channel of sound. */
export interface Wave {
  /** -1 to 1. */
  readonly samples: Float32Array
  readonly rate: Hertz
}

/**
 * Reads a WAV file of one channel of 16-bit samples, as the engine writes them.
 * @throws Error when it is anything else.
 */
export function readWave(file: Uint8Array): Wave {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const mark = (offset: number) => Buffer.from(file.subarray(offset, offset + 4)).toString('latin1')
  if (file.length < 44 || mark(0) !== 'RIFF' || mark(8) !== 'WAVE') throw new Error('Not a WAV file.')
  let rate: Hertz | undefined
  for (let offset = 12; offset + 8 <= file.length;) {
    const name = mark(offset)
    const size = view.getUint32(offset + 4, true)
    const body = offset + 8
    if (name === 'fmt ') {
      const [channels, bits] = [view.getUint16(body + 2, true), view.getUint16(body + 14, true)]
      if (channels !== 1 || bits !== 16)
        throw new Error(`A WAV file of ${channels} channels of ${bits} bits.`)
      rate = view.getUint32(body + 4, true)
    }
    if (name === 'data' && rate !== undefined) {
      const count = Math.floor(Math.min(size, file.length - body) / 2)
      const samples = new Float32Array(count)
      for (let index = 0; index < count; index += 1)
        samples[index] = view.getInt16(body + index * 2, true) / 32_768
      return { samples, rate }
    }
    offset = body + size + (size % 2)
  }
  throw new Error('A WAV file without samples.')
}
