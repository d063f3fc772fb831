import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import { cutLoop } from './cut-loop.ts'

const PLACES = { leadSamples: 3_840, loopSamples: 48_000, totalSamples: 54_000, preSkipSamples: 336 }

/** What a decoder gives: each sample says where it is, counted from the loop's first. @param early samples too many at the front */
function decodedAt(rate: number, early = 0) {
  const context = new OfflineAudioContext(2, 1, rate)
  const scale = rate / 48_000
  const decoded = context.createBuffer(2, Math.round((PLACES.totalSamples + early) * scale), rate)
  for (const channel of [0, 1]) {
    decoded.copyToChannel(
      Float32Array.from(
        { length: decoded.length },
        (_, index) => index - Math.round((PLACES.leadSamples + early) * scale),
      ),
      channel,
    )
  }
  return { context, decoded }
}

describe('BEAT-11 cutting the loop out', () => {
  it.each([
    ['48 kHz', 48_000, 0],
    ['48 kHz, the pre-skip not dropped', 48_000, PLACES.preSkipSamples],
    ['44.1 kHz', 44_100, 0],
    ['44.1 kHz, the pre-skip not dropped', 44_100, PLACES.preSkipSamples],
    ['96 kHz', 96_000, 0],
  ])('begins at its first sample and is a whole loop long at %s', (_name, rate, early) => {
    const { context, decoded } = decodedAt(rate, early)
    const loop = cutLoop(context, decoded, PLACES)
    expect(loop.length).toBe((PLACES.loopSamples * rate) / 48_000)
    expect(loop.numberOfChannels).toBe(2)
    for (const channel of [0, 1]) {
      expect(loop.getChannelData(channel)[0]).toBe(0)
      expect(loop.getChannelData(channel).at(-1)).toBe(loop.length - 1)
    }
  })

  it('refuses what is too short', () => {
    const { context } = decodedAt(48_000)
    expect(() => cutLoop(context, context.createBuffer(2, 51_000, 48_000), PLACES)).toThrow(RangeError)
  })
})
