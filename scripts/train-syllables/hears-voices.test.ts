import { beforeAll, describe, expect, it } from 'vitest'
import { expectSyllables } from '#shared/domain/scoring/flow/expect-syllables.ts'
import { STRESS_PLACEMENT } from '#shared/domain/scoring/flow/norms.ts'
import { hear } from '#shared/domain/scoring/testing/hear.ts'
import { createResampler } from '#shared/dsp/resample.ts'
import { alignSyllables } from '#shared/dsp/speech/align-syllables.ts'
import type { BeatPlacement } from '#shared/dsp/speech/beat-placement.ts'
import { hearFlow } from '#shared/dsp/speech/spoken-flow.ts'
import type { FliteEngine } from '../../cloud-api/ports/speech-out/flite/flite-engine.ts'
import { asItIs, clipped, withBeat, withNoise, type Disturbance } from './disturb.ts'
import { TEST_LINES } from './lines.ts'
import { heardIn, listen, testUtterances } from './listen.ts'
import { rapOnBeat, type RapOptions } from './rap-on-beat.ts'
import { openEngine, VOICES, type Utterance } from './render.ts'

let engine: FliteEngine
let plain: readonly Utterance[]
/** Every other one of those. */
let half: readonly Utterance[]
beforeAll(async () => {
  engine = await openEngine()
  plain = testUtterances(engine, [1])
  half = plain.filter((_, index) => index % 2 === 0)
})

describe('syllables of lines that were not learned from (SCORE-61)', () => {
  it.each(VOICES)('%s: F of nuclei within 50 ms, and onsets', (voice) => {
    const { f, onsetErrorMs } = listen(plain.filter((utterance) => utterance.voice === voice))
    expect(f).toBeGreaterThan(0.9)
    expect(onsetErrorMs.p50).toBeLessThan(12)
  })

  it.each([0.75, 1.25])('%f times as long', (stretch) => {
    expect(listen(testUtterances(engine, [stretch], TEST_LINES.slice(0, 6))).f).toBeGreaterThan(0.87)
  })

  it.each<[string, Disturbance, number]>([
    ['noise 20 dB below', withNoise(20), 0.88],
    ['noise 10 dB below', withNoise(10), 0.82],
    ['a beat 12 dB below', withBeat(12), 0.9],
    ['a beat as loud as the voice', withBeat(0), 0.82],
    ['clipping at half the peak', clipped(0.5), 0.87],
    ['clipping at a quarter', clipped(0.25), 0.8],
  ])('%s', (_name, disturbance, least) => {
    const { f, onsetErrorMs } = listen(half, disturbance)
    expect(f).toBeGreaterThan(least)
    expect(onsetErrorMs.p50).toBeLessThan(20)
  })

  it.each([8000, 11_025, 22_050, 44_100, 48_000])('at %i Hz', (rate) => {
    const resample = createResampler(16_000, rate)
    const some = plain.filter((_, index) => index % 4 === 0)
    expect(listen(some, ({ samples }) => ({ samples: resample(samples), rate })).f).toBeGreaterThan(0.89)
  })

  it('gives the syllables of the text their times, most within 50 ms', () => {
    let right = 0
    let all = 0
    for (const utterance of plain) {
      const expected = expectSyllables(hear(utterance.text))
      // The voice says a few words with another number of syllables than the dictionary.
      if (expected.length !== utterance.vowels.length) continue
      const aligned = alignSyllables(expected, heardIn(utterance))
      utterance.vowels.forEach(({ start }, index) => {
        all += 1
        if (Math.abs((aligned[index]?.onset ?? Infinity) - start) <= 0.05) right += 1
      })
    }
    expect(all).toBeGreaterThan(500)
    expect(right / all).toBeGreaterThan(0.88)
  })
})

describe('words on a beat (SCORE-63, SCORE-64)', () => {
  const BASE: RapOptions = { bpm: 90, bars: 8, voice: 'slt', seed: 4 }
  const placed = (options: Partial<RapOptions>, disturbance: Disturbance = asItIs): BeatPlacement => {
    const rap = rapOnBeat(engine, { ...BASE, ...options })
    const beat = { bpm: options.bpm ?? BASE.bpm, downbeat: rap.downbeat, expected: STRESS_PLACEMENT }
    const heard = hearFlow(disturbance(rap.sound), { beat })
    if (heard.kind !== 'flow' || heard.placement === undefined) throw new Error('not heard')
    return heard.placement
  }

  it.each([-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12])('a delay of %f s, by every voice', (delay) => {
    for (const voice of VOICES)
      expect(Math.abs(placed({ delay, voice }).delayMs - delay * 1000), voice).toBeLessThan(25)
  })

  it.each<[string, Disturbance]>([
    ['noise 20 dB below', withNoise(20)],
    ['noise 10 dB below', withNoise(10)],
    ['its own beat 6 dB below', withBeat(6)],
    ['its own beat as loud', withBeat(0)],
    ['clipping at half the peak', clipped(0.5)],
  ])('through %s', (_name, disturbance) => {
    expect(Math.abs(placed({ delay: 0.08 }, disturbance).delayMs - 80)).toBeLessThan(25)
  })

  it('scatter and delay apart', () => {
    const steady = placed({ delay: 0.06, seed: 2 })
    const shaky = placed({ delay: 0.06, jitter: 0.035, seed: 2, bars: 12 })
    expect(Math.abs(shaky.delayMs - 60)).toBeLessThan(30)
    expect(shaky.spreadMs).toBeGreaterThan(steady.spreadMs + 10)
  })

  it('the pattern: all on the beat, all between, half time, as in real verses', () => {
    expect(placed({ places: [0, 4, 8, 12], delay: 0.05 }).shares.onBeat).toBeGreaterThan(0.75)
    expect(placed({ places: [2, 6, 10, 14], delay: 0.02 }).shares.offBeatEighth).toBeGreaterThan(0.75)
    const half = placed({ places: [0, 8], delay: 0.05, bars: 12 })
    expect(half.shares.onBeat).toBeGreaterThan(0.75)
    expect(Math.abs(half.driftMsPerBar)).toBeLessThan(4)
    const rap = rapOnBeat(engine, { ...BASE, bars: 12 })
    const onBeat = rap.sixteenths.filter((place) => place % 4 === 0).length / rap.sixteenths.length
    expect(Math.abs(placed({ bars: 12 }).shares.onBeat - onBeat)).toBeLessThan(0.15)
  })

  it('swing and drift', () => {
    const { swing, delayMs } = placed({ swing: 0.62, delay: 0.03, places: [0, 2, 4, 6, 8, 10, 12, 14] })
    expect(swing.eighths).toBeGreaterThan(0.57)
    expect(Math.abs(delayMs - 30)).toBeLessThan(30)
    expect(Math.abs(placed({ drift: 0.01, bars: 12 }).driftMsPerBar - 10)).toBeLessThan(4)
    expect(Math.abs(placed({ bars: 12 }).driftMsPerBar)).toBeLessThan(4)
  })
})
