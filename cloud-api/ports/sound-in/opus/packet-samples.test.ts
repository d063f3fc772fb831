import { OpusDecoder } from 'opus-decoder'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BadRecording } from '../bad-recording.ts'
import { packetSamples } from './packet-samples.ts'

describe('how long a packet is, by its first bytes (RFC 6716, 3.1 and 3.2)', () => {
  it.each([
    ['SILK of 60 ms', [3 << 3], 2880],
    ['hybrid of 20 ms', [13 << 3], 960],
    ['CELT of 2.5 ms', [16 << 3], 120],
    ['two CELT frames of 20 ms, alike', [(19 << 3) | 1, 1, 2], 1920],
    ['two frames of lengths of their own', [(19 << 3) | 2, 1, 2, 3], 1920],
    ['twelve frames of 10 ms', [(18 << 3) | 3, 12], 5760],
    ['three frames and padding', [(18 << 3) | 3, 0x43, 1, 9, 9, 9, 0], 1440],
  ])('%s', (_name, bytes, samples) => {
    expect(packetSamples(Uint8Array.from(bytes))).toBe(samples)
  })

  it.each([
    ['nothing', []],
    ['an odd half', [(19 << 3) | 1, 1]],
    ['a frame longer than its packet', [(19 << 3) | 2, 200, 1]],
    ['no frames', [(18 << 3) | 3, 0]],
    ['more than 120 ms', [(19 << 3) | 3, 7]],
    ['padding longer than its packet', [(18 << 3) | 3, 0x41, 255, 255]],
    ['frames that do not share evenly', [(18 << 3) | 3, 2, 1, 2, 3]],
  ])('%s is refused', (_name, bytes) => {
    expect(() => packetSamples(Uint8Array.from(bytes))).toThrow(BadRecording)
  })
})

describe('what passes', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is decoded to just so many samples, and what does not is refused by libopus, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const decoder = new OpusDecoder({ channels: 1 })
    await decoder.ready
    const packet = fc
      .tuple(fc.nat(255), fc.oneof(fc.nat(12), fc.nat(255)), fc.uint8Array({ maxLength: 60 }))
      .map(([toc, second, rest]) => Uint8Array.of(toc, second, ...rest))
    fc.assert(
      fc.property(packet, (bytes) => {
        const { samplesDecoded } = decoder.decodeFrame(bytes)
        expect(samplesOf(bytes)).toBe(samplesDecoded)
      }),
      { numRuns: 1500 },
    )
    decoder.free()
  })
})

/** 0 for what is refused. */
function samplesOf(bytes: Uint8Array): number {
  try {
    return packetSamples(bytes)
  } catch (error) {
    if (error instanceof BadRecording) return 0
    throw error
  }
}
