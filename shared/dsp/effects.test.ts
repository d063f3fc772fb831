import { describe, expect, it } from 'vitest'
import { addEcho } from './echo.ts'
import { fadeEdges } from './fade-edges.ts'
import { amplify, peakOf, rmsOf } from './levels.ts'
import { ringModulate } from './ring-modulate.ts'
import { softClip } from './soft-clip.ts'
import { sine, toneLevel } from './testing/tones.ts'

const RATE = 48_000

describe('softClip', () => {
  it('keeps full scale and silence, lifts what lies between, and stays odd', () => {
    const samples = Float32Array.of(-1, -0.5, 0, 0.5, 1)
    softClip(samples, 2)
    expect(samples[4]).toBeCloseTo(1, 6)
    expect(samples[3]).toBeCloseTo(Math.tanh(1) / Math.tanh(2), 6)
    expect(samples[2]).toBe(0)
    expect(samples[1]).toBeCloseTo(-(samples[3] ?? 0), 6)
    expect(samples[0]).toBeCloseTo(-1, 6)
  })

  it('adds odd harmonics and no even ones', () => {
    const samples = sine(500, 0.9, RATE, 1)
    softClip(samples, 2.5)
    expect(toneLevel(samples, 1500, RATE)).toBeGreaterThan(0.05)
    expect(toneLevel(samples, 1000, RATE)).toBeLessThan(1e-4)
  })
})

describe('addEcho', () => {
  it('repeats a click at the delay, at the mix, then weaker by the feedback', () => {
    const samples = new Float32Array(400)
    samples[0] = 1
    addEcho(samples, { delay: 100, feedback: 0.5, mix: 0.4 })
    expect([0, 100, 200, 300].map((index) => samples[index])).toEqual(
      [1, 0.4, 0.2, 0.1].map((value) => Math.fround(value)),
    )
    expect(rmsOf(samples.subarray(1, 100))).toBe(0)
  })
})

describe('ringModulate', () => {
  it('splits a tone into two beside it', () => {
    const samples = sine(1000, 0.5, RATE, 1)
    ringModulate(samples, 75, RATE, 1)
    expect(toneLevel(samples, 925, RATE)).toBeGreaterThan(0.25)
    expect(toneLevel(samples, 1075, RATE)).toBeGreaterThan(0.25)
    expect(toneLevel(samples, 1000, RATE)).toBeLessThan(1e-3)
  })

  it('leaves the tone in by what is not mixed', () => {
    const samples = sine(1000, 0.5, RATE, 1)
    ringModulate(samples, 75, RATE, 0.4)
    expect(toneLevel(samples, 1000, RATE)).toBeCloseTo(0.3, 2)
  })
})

describe('fadeEdges', () => {
  it('starts and ends at nothing, rises evenly, and leaves the middle alone', () => {
    const samples = new Float32Array(1000).fill(0.5)
    fadeEdges(samples, 100, 200)
    expect(samples[0]).toBe(0)
    expect(samples[50]).toBeCloseTo(0.25, 6)
    expect(samples.subarray(100, 800).every((sample) => sample === 0.5)).toBe(true)
    expect(samples[999]).toBe(0)
  })

  it('fades what is shorter than its fades without a step past its end', () => {
    const samples = new Float32Array(10).fill(1)
    fadeEdges(samples, 100, 100)
    expect(peakOf(samples)).toBeLessThan(0.03)
  })
})

describe('levels', () => {
  it('reads peak and root mean square, of nothing too', () => {
    expect(peakOf(Float32Array.of(0.25, -0.5))).toBe(0.5)
    expect(rmsOf(sine(1000, 1, RATE, 1))).toBeCloseTo(Math.SQRT1_2, 4)
    expect(peakOf(new Float32Array(0))).toBe(0)
    expect(rmsOf(new Float32Array(0))).toBe(0)
  })

  it('amplifies every sample', () => {
    const samples = Float32Array.of(0.25, -0.5)
    amplify(samples, 2)
    expect([...samples]).toEqual([0.5, -1])
  })
})
