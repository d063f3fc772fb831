import { describe, expect, it } from 'vitest'
import { fromDecibels } from './decibels.ts'
import { deepFilter, headFilter, integratedLoudness } from './loudness.ts'
import { sine } from './testing/tones.ts'

const RATE = 48_000

describe('integratedLoudness (ITU-R BS.1770)', () => {
  it('uses the filters that the recommendation tabulates for 48 kHz', () => {
    const head = headFilter(RATE)
    expect(head.b0).toBeCloseTo(1.53512485958697, 6)
    expect(head.b1).toBeCloseTo(-2.69169618940638, 6)
    expect(head.b2).toBeCloseTo(1.19839281085285, 6)
    expect(head.a1).toBeCloseTo(-1.69065929318241, 6)
    expect(head.a2).toBeCloseTo(0.73248077421585, 6)
    const deep = deepFilter(RATE)
    expect(deep.a1).toBeCloseTo(-1.99004745483398, 6)
    expect(deep.a2).toBeCloseTo(0.99007225036621, 6)
  })

  it('reads -3.01 LUFS of a full-scale 997 Hz sine in one channel', () => {
    expect(integratedLoudness(sine(997, 1, RATE, 3), RATE)).toBeCloseTo(-3.01, 2)
  })

  it('follows the level decibel by decibel, at other rates too', () => {
    expect(integratedLoudness(sine(997, fromDecibels(-20), RATE, 3), RATE)).toBeCloseTo(-23.01, 2)
    expect(integratedLoudness(sine(997, fromDecibels(-20), 16_000, 3), 16_000)).toBeCloseTo(-23.01, 1)
  })

  it('does not count pauses', () => {
    const tone = sine(997, 0.1, RATE, 3)
    const withPause = new Float32Array(tone.length * 3)
    withPause.set(tone)
    withPause.set(tone, tone.length * 2)
    expect(integratedLoudness(withPause, RATE)).toBeCloseTo(-23.01, 0)
  })

  it('does not count passages more than 10 LU below the rest', () => {
    const programme = new Float32Array(RATE * 6)
    programme.set(sine(997, 0.1, RATE, 3))
    programme.set(sine(997, 0.01, RATE, 3), RATE * 3)
    expect(integratedLoudness(programme, RATE)).toBeCloseTo(-23.01, 0)
  })

  it('takes a sound shorter than a block as one, and silence as -Infinity', () => {
    expect(integratedLoudness(sine(997, 0.1, RATE, 0.2), RATE)).toBeCloseTo(-23.01, 0)
    expect(integratedLoudness(new Float32Array(RATE), RATE)).toBe(-Infinity)
    expect(integratedLoudness(new Float32Array(0), RATE)).toBe(-Infinity)
  })
})
