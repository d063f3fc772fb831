import { describe, expect, it } from 'vitest'
import { besselI0 } from './bessel.ts'
import { fromDecibels, toDecibels } from './decibels.ts'
import { fft } from './fft.ts'
import { medianPitch, voicedPitches } from './pitch.ts'
import { spectralCentroid } from './spectral-centroid.ts'
import { noise, sine } from './testing/tones.ts'

const RATE = 16_000

describe('fft', () => {
  it('agrees with the defining sum', () => {
    const input = Array.from(noise(1, 64, 3))
    const real = Float64Array.from(input)
    const imaginary = new Float64Array(64)
    fft(real, imaginary)
    for (const bin of [0, 1, 7, 31, 32, 63]) {
      const sum = (wave: (angle: number) => number) =>
        input.reduce((total, value, index) => total + value * wave((2 * Math.PI * bin * index) / 64), 0)
      expect(real[bin]).toBeCloseTo(sum(Math.cos), 9)
      expect(imaginary[bin]).toBeCloseTo(-sum(Math.sin), 9)
    }
  })

  it('refuses lengths it cannot halve to the end', () => {
    expect(() => {
      fft(new Float64Array(12), new Float64Array(12))
    }).toThrow(RangeError)
    expect(() => {
      fft(new Float64Array(8), new Float64Array(4))
    }).toThrow(RangeError)
  })
})

describe('spectralCentroid', () => {
  it('is a tone at its frequency, noise at the middle of its band, and nothing at 0', () => {
    expect(spectralCentroid(sine(1000, 0.5, RATE, 1), RATE)).toBeCloseTo(1000, 0)
    expect(Math.abs(spectralCentroid(noise(0.5, RATE, 4), RATE) - 4000)).toBeLessThan(150)
    expect(spectralCentroid(new Float32Array(RATE), RATE)).toBe(0)
  })
})

/** A rich periodic wave: ten harmonics, as a voice has. */
function buzz(hertz: number): Float32Array {
  const wave = new Float32Array(RATE)
  for (let harmonic = 1; harmonic <= 10; harmonic += 1) {
    sine(hertz * harmonic, 0.3 / harmonic, RATE, 1).forEach((sample, index) => {
      wave[index] = (wave[index] ?? 0) + sample
    })
  }
  return wave
}

describe('medianPitch', () => {
  it.each([80, 125, 220])('hears %i Hz, not an octave beside it', (hertz) => {
    expect(Math.abs((medianPitch(buzz(hertz), RATE) ?? 0) - hertz)).toBeLessThan(hertz * 0.02)
  })

  it('hears none in noise and silence', () => {
    expect(voicedPitches(noise(0.5, RATE, 5), RATE)).toHaveLength(0)
    expect(medianPitch(new Float32Array(RATE), RATE)).toBeUndefined()
  })
})

describe('small maths', () => {
  it('has the Bessel function of the tables', () => {
    expect(besselI0(0)).toBe(1)
    expect(besselI0(1)).toBeCloseTo(1.2660658777520082, 12)
    expect(besselI0(8)).toBeCloseTo(427.56411572180474, 8)
  })

  it('turns decibels into amplitudes and back', () => {
    expect(fromDecibels(-6.0206)).toBeCloseTo(0.5, 5)
    expect(toDecibels(10)).toBe(20)
    expect(toDecibels(0)).toBe(-Infinity)
  })
})
