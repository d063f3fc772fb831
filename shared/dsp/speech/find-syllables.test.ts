import { describe, expect, it } from 'vitest'
import { findPeaks } from './find-peaks.ts'
import { findSyllables } from './find-syllables.ts'
import { median, quantile } from './quantile.ts'
import { smooth } from './smooth.ts'
import { HOP } from './speech-bands.ts'

/** A curve with bells of a height at some frames. */
const curve = (length: number, bells: readonly (readonly [frame: number, height: number])[], width = 3) =>
  Float32Array.from({ length }, (_, frame) =>
    Math.max(0.01, ...bells.map(([at, height]) => height * Math.exp(-0.5 * ((frame - at) / width) ** 2))),
  )

describe('findPeaks', () => {
  it('finds humps between frames, and their heights', () => {
    const [peak, ...others] = findPeaks(curve(50, [[20.4, 0.8]]), 0.1, 0.1)
    expect(others).toEqual([])
    expect(peak?.place).toBeCloseTo(20.4, 1)
    expect(peak?.height).toBeCloseTo(0.8, 1)
  })

  it('takes the higher of two humps with a shallow dip between them, and both with a deep one', () => {
    const places = (dip: number) =>
      findPeaks(Float32Array.of(0, 0.5, 0.7, dip, 0.8, 0.3, 0), 0.1, 0.2).map(({ place }) =>
        Math.round(place),
      )
    expect(places(0.65)).toEqual([4])
    expect(places(0.3)).toEqual([2, 4])
  })

  it('leaves out what is too low, and finds nothing in nothing', () => {
    expect(findPeaks(curve(50, [[20, 0.2]]), 0.3, 0.1)).toEqual([])
    expect(findPeaks(new Float32Array(), 0.1, 0.1)).toEqual([])
    expect(findPeaks(Float32Array.of(0, 0.2, 0.9), 0.1, 0.1)).toHaveLength(1)
  })
})

describe('findSyllables', () => {
  const EMPTY = curve(200, [])

  it('pairs each nucleus with the onset before it and the end after it', () => {
    const found = findSyllables({
      nucleus: curve(200, [
        [60, 0.9],
        [110, 0.8],
      ]),
      onset: curve(200, [
        [48, 0.9],
        [98, 0.7],
      ]),
      end: curve(200, [
        [76, 0.8],
        [122, 0.8],
      ]),
    })
    expect(found.map(({ onset }) => Math.round(onset / HOP))).toEqual([48, 98])
    expect(found.map(({ end }) => Math.round(end / HOP))).toEqual([76, 122])
    expect(found.map(({ nucleus }) => Math.round(nucleus / HOP))).toEqual([61, 110])
    for (const { sureness } of found) expect(sureness).toBeGreaterThan(0.9)
  })

  it('takes a second hump of one vowel, which has no onset of its own, for no syllable', () => {
    const found = findSyllables({
      nucleus: curve(200, [
        [60, 0.9],
        [74, 0.3],
      ]),
      onset: curve(200, [[48, 0.9]]),
      end: EMPTY,
    })
    expect(found).toHaveLength(1)
  })

  it('finds two vowels that touch, each with its onset', () => {
    const found = findSyllables({
      nucleus: curve(200, [
        [60, 0.8],
        [84, 0.7],
      ]),
      onset: curve(200, [
        [48, 0.9],
        [72, 0.5],
      ]),
      end: curve(200, [
        [72, 0.4],
        [98, 0.8],
      ]),
    })
    expect(found).toHaveLength(2)
  })

  it('doubts a hump that comes too soon', () => {
    const found = findSyllables({
      nucleus: curve(
        200,
        [
          [60, 0.9],
          [68, 0.5],
        ],
        1.5,
      ),
      onset: curve(
        200,
        [
          [50, 0.9],
          [64, 0.4],
        ],
        1.5,
      ),
      end: EMPTY,
    })
    expect(found).toHaveLength(1)
  })

  it('finds nothing where there is nothing', () => {
    expect(findSyllables({ nucleus: EMPTY, onset: EMPTY, end: EMPTY })).toEqual([])
    const none = new Float32Array()
    expect(findSyllables({ nucleus: none, onset: none, end: none })).toEqual([])
  })
})

describe('small tools', () => {
  it('smooth keeps a level and spreads a spike', () => {
    expect(
      [...smooth(new Float32Array(9).fill(0.5), 1.5)].every((value) => Math.abs(value - 0.5) < 1e-6),
    ).toBe(true)
    const spread = smooth(Float32Array.of(0, 0, 0, 1, 0, 0, 0), 1)
    expect(spread[3]).toBeGreaterThan(spread[2] ?? 1)
    expect(spread[2]).toBeCloseTo(spread[4] ?? 0, 6)
  })

  it('quantile reads between values', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
    expect(quantile([1, 2, 3], 0.95)).toBeCloseTo(2.9, 6)
    expect(median([5])).toBe(5)
    expect(quantile([], 0.5)).toBe(0)
  })
})
