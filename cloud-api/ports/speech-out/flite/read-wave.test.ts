import { describe, expect, it } from 'vitest'
import { readWave } from './read-wave.ts'

/** A WAV file of 16-bit samples with another chunk in front of them. */
function waveFile(samples: readonly number[], { channels = 1, bits = 16 } = {}): Buffer {
  const file = Buffer.alloc(56 + samples.length * 2)
  file.write('RIFF', 0)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(16_000, 24)
  file.writeUInt16LE(bits, 34)
  file.write('LIST', 36)
  file.writeUInt32LE(3, 40)
  file.write('data', 48)
  file.writeUInt32LE(samples.length * 2, 52)
  samples.forEach((sample, index) => file.writeInt16LE(sample, 56 + index * 2))
  return file
}

describe('readWave', () => {
  it('finds rate and samples, past chunks it does not know', () => {
    expect(readWave(waveFile([0, 16_384, -32_768]))).toEqual({
      rate: 16_000,
      samples: Float32Array.of(0, 0.5, -1),
    })
  })

  it('takes the samples that are there when the file is shorter than it says', () => {
    expect(readWave(waveFile([1, 2, 3, 4]).subarray(0, 60)).samples).toHaveLength(2)
  })

  it('refuses what it would misread', () => {
    expect(() => readWave(new Uint8Array())).toThrow('Not a WAV file')
    expect(() => readWave(Buffer.alloc(100))).toThrow('Not a WAV file')
    expect(() => readWave(waveFile([1], { channels: 2 }))).toThrow('2 channels')
    expect(() => readWave(waveFile([1], { bits: 24 }))).toThrow('24 bits')
    expect(() => readWave(waveFile([]).subarray(0, 48))).toThrow('without samples')
  })
})
