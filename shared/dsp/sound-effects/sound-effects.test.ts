import { describe, expect, it, test } from 'vitest'
import { peakOf, rmsOf } from '../levels.ts'
import { integratedLoudness } from '../loudness.ts'
import { spectralCentroid } from '../spectral-centroid.ts'
import { toneLevel } from '../testing/tones.ts'
import { truePeakOf } from '../true-peak.ts'
import { airHorn } from './air-horn.ts'
import { boxingBell } from './boxing-bell.ts'
import { crowdReaction } from './crowd-reaction.ts'

const RATE = 44_100
const part = (sound: Float32Array, from: number, to: number) =>
  sound.subarray(Math.round(from * RATE), Math.round(to * RATE))

describe.each([
  ['boxing-bell', boxingBell],
  ['crowd-reaction', crowdReaction],
  ['air-horn', airHorn],
])('SFX-1 %s', (_name, play) => {
  const sound = play(RATE)

  it('lasts one to four seconds, begins and ends in silence', () => {
    expect(sound.length / RATE).toBeGreaterThan(1)
    expect(sound.length / RATE).toBeLessThan(4)
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.02)
    expect(sound.at(-1)).toBeCloseTo(0, 9)
    expect(rmsOf(sound.subarray(-500))).toBeLessThan(0.02 * peakOf(sound))
  })

  it('is as loud as a voice, without reaching full scale', () => {
    expect(sound.every(Number.isFinite)).toBe(true)
    expect(Math.abs(integratedLoudness(sound, RATE) + 16)).toBeLessThan(0.7)
    expect(20 * Math.log10(truePeakOf(sound))).toBeLessThan(-1)
  })

  it('is the same every time', () => {
    expect(play(RATE)).toEqual(sound)
  })
})

test('SFX-2 the bell is struck three times and rings on one pitch', () => {
  const bell = boxingBell(RATE)
  for (const stroke of [0.34, 0.68])
    expect(rmsOf(part(bell, stroke, stroke + 0.05))).toBeGreaterThan(
      1.3 * rmsOf(part(bell, stroke - 0.06, stroke - 0.01)),
    )
  const ring = part(bell, 1, 2)
  for (const off of [600, 640, 760, 820])
    expect(toneLevel(ring, 690, RATE)).toBeGreaterThan(8 * toneLevel(ring, off, RATE))
})

test('SFX-3 the horn blows twice short and once long', () => {
  const horn = airHorn(RATE)
  for (const [blow, pause] of [
    [0.08, 0.21],
    [0.33, 0.46],
    [1, 1.6],
  ] as const)
    expect(rmsOf(part(horn, blow - 0.03, blow + 0.03))).toBeGreaterThan(
      2.5 * rmsOf(part(horn, pause - 0.02, pause + 0.03)),
    )
  expect(spectralCentroid(horn, RATE)).toBeGreaterThan(900)
})

test('SFX-4 the crowd swells at once and dies away without a pitch of its own', () => {
  const crowd = crowdReaction(RATE)
  const [early, middle, late] = [part(crowd, 0, 0.1), part(crowd, 0.4, 1.2), part(crowd, 3, 3.6)].map(rmsOf)
  expect(middle).toBeGreaterThan(1.5 * (early ?? 1))
  expect(middle).toBeGreaterThan(5 * (late ?? 1))
  // A voice alone has most of its power in one tone; forty have it nowhere in particular.
  const heard = part(crowd, 0.4, 1.2)
  for (let hertz = 150; hertz < 1_500; hertz += 25)
    expect(toneLevel(heard, hertz, RATE)).toBeLessThan(0.6 * rmsOf(heard))
})
