import { OfflineAudioContext } from 'node-web-audio-api'
import { describe, expect, it } from 'vitest'
import { rmsOf } from '#shared/dsp/levels.ts'
import { playFill } from './fill.ts'

describe('BEAT-17 the drum fill of a tune', () => {
  it.each(['boom-bap', 'trap', 'drill'] as const)(
    'in %s is a bar that ends on its downbeat, and rings on',
    (style) => {
      const context = new OfflineAudioContext(2, 1, 44_100)
      const fill = playFill(context, { style, barSeconds: 2 })
      expect(fill.sampleRate).toBe(44_100)
      expect(fill.numberOfChannels).toBe(2)
      expect(fill.duration).toBeCloseTo(2.6, 3)
      const left = fill.getChannelData(0)
      const part = (from: number, to: number) => rmsOf(left.subarray(from * 44_100, to * 44_100))
      expect(part(1, 2)).toBeGreaterThan(part(0, 1))
      expect(part(2.5, 2.6)).toBeLessThan(0.01)
    },
  )
})
