import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignSyllables, type ExpectedSyllable } from './align-syllables.ts'
import type { SpokenSyllable } from './weigh-syllables.ts'

const UNIT = 0.2
/** Four bars' worth of unlike lengths and stresses, a line every ten. */
const TEXT: ExpectedSyllable[] = Array.from({ length: 40 }, (_, index) => ({
  length: [1.2, 0.7, 0.9, 1.4, 0.6, 1, 0.7][index % 7] ?? 1,
  stress: index % 3 === 0 ? 1 : 0,
  then: index % 10 === 9 ? 'line' : index % 2 === 1 ? 'word' : 'syllable',
}))

const spoken = (onset: number, stress: number, sureness = 0.95): SpokenSyllable => ({
  onset,
  nucleus: onset + 0.05,
  end: onset + 0.1,
  sureness,
  level: -20,
  prominence: stress > 0.5 ? 0.8 : 0.25,
  openness: 0,
  frontness: 0,
})

/** The text said as expected, with a breath after each line. */
function say(text: readonly ExpectedSyllable[], breath = 0.4): SpokenSyllable[] {
  let time = 0.5
  return text.map(({ length, stress, then }) => {
    const syllable = spoken(time, stress)
    time += length * UNIT + (then === 'line' ? breath : 0)
    return syllable
  })
}

const without = <T>(list: readonly T[], indexes: readonly number[]) =>
  list.filter((_, index) => !indexes.includes(index))

describe('alignSyllables (SCORE-61)', () => {
  it('pairs what is there, in order', () => {
    const aligned = alignSyllables(TEXT, say(TEXT))
    expect(aligned.map(({ spoken: index }) => index)).toEqual(TEXT.map((_, index) => index))
  })

  it('bridges what was not heard, and places it between its neighbours', () => {
    const truth = say(TEXT)
    const missing = [4, 11, 12, 25]
    const aligned = alignSyllables(TEXT, without(truth, missing))
    aligned.forEach(({ onset, spoken: index }, at) => {
      expect(index === undefined).toBe(missing.includes(at))
      expect(Math.abs(onset - (truth[at]?.onset ?? NaN))).toBeLessThan(0.06)
    })
  })

  it('leaves out what is not in the text', () => {
    const truth = say(TEXT)
    const extra = [...truth, spoken(2.03, 0, 0.6), spoken(5.08, 0, 0.6)].toSorted((a, b) => a.onset - b.onset)
    const aligned = alignSyllables(TEXT, extra)
    const right = aligned.filter(({ onset }, at) => Math.abs(onset - (truth[at]?.onset ?? NaN)) < 0.01)
    expect(right.length).toBeGreaterThanOrEqual(38)
  })

  it('takes any pace, and words before and after the text', () => {
    const slow = say(TEXT).map((syllable) => ({ ...syllable, onset: 2 + syllable.onset * 1.7 }))
    const around = [spoken(0.2, 1), spoken(0.6, 0), ...slow, spoken((slow.at(-1)?.onset ?? 0) + 3, 1)]
    const aligned = alignSyllables(TEXT, around)
    const right = aligned.filter(({ onset }, at) => Math.abs(onset - (slow[at]?.onset ?? NaN)) < 0.01)
    expect(right.length).toBeGreaterThanOrEqual(38)
  })

  it('knows vowels by their sound where lengths leave it open which one is missing', () => {
    const even: ExpectedSyllable[] = Array.from({ length: 9 }, (_, index) => ({
      length: 1,
      stress: 0,
      then: 'syllable',
      vowel: { openness: index % 4 === 0 ? 700 : 350, frontness: index % 3 === 0 ? 7.6 : 6.9 },
    }))
    const truth = even.map(({ vowel }, index) => ({
      ...spoken(0.5 + index * 0.2, 0),
      openness: (vowel?.openness ?? 0) / 50,
      frontness: (vowel?.frontness ?? 0) * 10,
    }))
    for (const missing of [3, 4, 6]) {
      // What is left is drawn together, as a singer would.
      const left = without(truth, [missing]).map((syllable, index) => ({
        ...syllable,
        onset: 0.5 + index * 0.22,
      }))
      const aligned = alignSyllables(even, left)
      expect(aligned.findIndex(({ spoken: index }) => index === undefined)).toBe(missing)
    }
  })

  it('has nothing for nothing', () => {
    expect(alignSyllables([], say(TEXT))).toEqual([])
    expect(alignSyllables(TEXT, [])).toEqual([])
  })

  it('always gives every syllable a time, in order', () => {
    const times = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 40 }), (onsets, count) => {
        const heard = onsets.toSorted((a, b) => a - b).map((onset) => spoken(onset, 1))
        const aligned = alignSyllables(TEXT.slice(0, count), heard)
        expect(aligned).toHaveLength(count)
        aligned.forEach(({ onset }, at) => {
          expect(Number.isFinite(onset)).toBe(true)
          expect(onset).toBeGreaterThanOrEqual(aligned[at - 1]?.onset ?? 0)
        })
      }),
      { numRuns: 40 },
    )
  })
})
