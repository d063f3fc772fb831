import { describe, expect, it } from 'vitest'
import { rmsOf } from '#shared/dsp/levels.ts'
import { createOpusEncoder } from './opus-encoder.ts'
import { heardSamples, OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from './opus-format.ts'
import { decodePackets } from './testing/decode.ts'

/** Tones that come and go, then the silence that a stretch ends with; another seed sounds otherwise. */
function stretch(packets: number, seed: number): Float32Array {
  const length = packets * PACKET_SAMPLES
  return Float32Array.from({ length }, (_, index) => {
    if (index >= length - PRE_SKIP_SAMPLES) return 0
    const time = index / OPUS_RATE
    const swell = Math.sin(Math.PI * Math.min(1, index / (length - PRE_SKIP_SAMPLES)))
    return (
      swell *
      (0.3 * Math.sin(2 * Math.PI * 180 * seed * time) + 0.1 * Math.sin(2 * Math.PI * 950 * seed * time))
    )
  })
}

const difference = (a: Float32Array, b: Float32Array) =>
  rmsOf(a.map((sample, index) => sample - (b[index] ?? 0)))

describe('the Opus encoder (VOICE-2)', () => {
  const encode = createOpusEncoder()

  it('gives back what it got, sample on sample', async () => {
    const samples = stretch(50, 1)
    const { samples: heard, errors } = await decodePackets(encode(samples))
    expect(errors).toBe(0)
    expect(heard).toHaveLength(heardSamples(50))
    expect(difference(heard, samples) / rmsOf(samples)).toBeLessThan(0.1)
  })

  it('encodes a stretch alike whatever went before', () => {
    const first = encode(stretch(20, 1))
    encode(stretch(30, 2))
    expect(encode(stretch(20, 1))).toEqual(first)
  })

  it('makes stretches that can be joined in any order: each sounds as it does alone', async () => {
    const one = stretch(40, 1)
    const two = stretch(40, 1.7)
    const joined = (await decodePackets([...encode(two), ...encode(one), ...encode(two)])).samples
    const from = 40 * PACKET_SAMPLES
    expect(difference(joined.slice(from, from * 2), one) / rmsOf(one)).toBeLessThan(0.1)
    expect(difference(joined.slice(from * 2), two) / rmsOf(two)).toBeLessThan(0.1)
  })

  it('refuses part of a packet', () => {
    expect(() => encode(new Float32Array(PACKET_SAMPLES + 1))).toThrow(RangeError)
  })
})
