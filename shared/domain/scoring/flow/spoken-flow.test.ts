import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { divergence } from './divergence.ts'
import { expectSyllables } from './expect-syllables.ts'
import { STRESS_PLACEMENT, SYLLABLES_PER_SECOND } from './norms.ts'
import { markDelivery, spokenFlowMark, type Delivery, type DeliveryOnBeat } from './spoken-flow.ts'

const ON_BEAT: DeliveryOnBeat = {
  bpm: 90,
  shares: STRESS_PLACEMENT,
  stressed: 60,
  spreadMs: 20,
  driftMsPerBar: 1,
}
const GOOD: Delivery = {
  speakingSeconds: 20,
  syllablesPerSecond: SYLLABLES_PER_SECOND[2],
  unevenness: 0.1,
  pauses: [
    { start: 5, end: 5.5 },
    { start: 10, end: 11 },
  ],
  loudnessRange: 9,
  placement: ON_BEAT,
}
const delivered = (change: Partial<Delivery> = {}) => markDelivery({ ...GOOD, ...change })
const onBeat = (change: Partial<DeliveryOnBeat> = {}) => delivered({ placement: { ...ON_BEAT, ...change } })

describe('SCORE-62 pace', () => {
  test('what most rappers do is good, slower is less, and fast is no fault', () => {
    for (const pace of SYLLABLES_PER_SECOND.slice(1))
      expect(delivered({ syllablesPerSecond: pace }).pace).toBe(1)
    expect(delivered({ syllablesPerSecond: SYLLABLES_PER_SECOND[0] }).pace).toBeCloseTo(0.85, 6)
    expect(delivered({ syllablesPerSecond: 2 }).pace).toBeLessThan(0.3)
    expect(delivered({ syllablesPerSecond: 7.5 }).pace).toBeGreaterThan(0.85)
  })
})

describe('SCORE-63 placement', () => {
  test('the pattern of real rap is full; all on the beat is not better than syncopation', () => {
    expect(onBeat().placement).toBe(1)
    const rigid = onBeat({ shares: { onBeat: 1, offBeatEighth: 0, otherSixteenths: 0 } })
    const syncopated = onBeat({ shares: { onBeat: 0.35, offBeatEighth: 0.4, otherSixteenths: 0.25 } })
    expect(rigid.placement).toBeLessThan(0.5)
    expect(syncopated.placement).toBeGreaterThan(0.9)
    const beside = onBeat({ shares: { onBeat: 0, offBeatEighth: 0, otherSixteenths: 1 } })
    expect(beside.placement).toBeLessThan(rigid.placement ?? 0)
  })

  test('few stresses are judged mildly, and fewer than ten not at all', () => {
    const shares = { onBeat: 0.7, offBeatEighth: 0.2, otherSixteenths: 0.1 }
    expect(onBeat({ shares, stressed: 12 }).placement).toBeGreaterThan(
      onBeat({ shares, stressed: 120 }).placement ?? 1,
    )
    expect(onBeat({ stressed: 9 })).toMatchObject({ placement: undefined, tightness: undefined })
  })
})

test('SCORE-64 stresses near their sixteenths are tight; who does not hear the beat is not', () => {
  const sixteenth = 15_000 / 90
  expect(onBeat({ spreadMs: 15 }).tightness).toBe(1)
  expect(onBeat({ spreadMs: 45 }).tightness).toBeCloseTo(0.5, 6)
  expect(onBeat({ spreadMs: 0.37 * sixteenth }).tightness).toBeLessThan(0.15)
  expect(onBeat({ bpm: 160, spreadMs: 0.37 * (15_000 / 160) }).tightness).toBeLessThan(0.1)
})

test('SCORE-65 a steady pace, and no drift against a beat', () => {
  expect(onBeat({ driftMsPerBar: -3 }).steadiness).toBe(1)
  expect(onBeat({ driftMsPerBar: -20 }).steadiness).toBe(onBeat({ driftMsPerBar: 20 }).steadiness)
  expect(onBeat({ driftMsPerBar: 20 }).steadiness).toBeLessThan(0.7)
  expect(delivered({ placement: undefined, unevenness: 0.1 }).steadiness).toBe(1)
  expect(delivered({ placement: undefined, unevenness: 0.4 }).steadiness).toBeLessThan(0.4)
})

test('SCORE-66 breaths are fine, a third of silence is not', () => {
  expect(delivered().pauses).toBe(1)
  expect(delivered({ pauses: [] }).pauses).toBeCloseTo(0.9, 6)
  expect(delivered({ pauses: [{ start: 3, end: 23 }] }).pauses).toBeLessThan(0.5)
})

test('SCORE-67 a lively voice is louder on some syllables than on others', () => {
  expect(delivered({ loudnessRange: 9 }).dynamics).toBe(1)
  expect(delivered({ loudnessRange: 2 }).dynamics).toBeLessThan(0.3)
  expect(delivered({ loudnessRange: 28 }).dynamics).toBeLessThan(0.6)
})

describe('SCORE-68 the mark', () => {
  test('a good delivery is near 100, one beside the beat far below', () => {
    expect(delivered().mark).toBeGreaterThan(95)
    const random = { shares: { onBeat: 0.25, offBeatEighth: 0.25, otherSixteenths: 0.5 }, spreadMs: 61 }
    expect(onBeat(random).mark).toBeLessThan(75)
    expect(delivered({ placement: undefined }).mark).toBeGreaterThan(95)
  })

  test('is always a whole number from 0 to 100', () => {
    const number = fc.double({ min: 0, max: 1000, noNaN: true })
    fc.assert(
      fc.property(
        number,
        number,
        number,
        number,
        (syllablesPerSecond, unevenness, loudnessRange, spreadMs) => {
          const { mark } = markDelivery({
            ...GOOD,
            syllablesPerSecond,
            unevenness,
            loudnessRange,
            placement: { ...ON_BEAT, spreadMs },
          })
          expect(Number.isInteger(mark) && mark >= 0 && mark <= 100).toBe(true)
        },
      ),
    )
  })
})

test('SCORE-69 a typed verse keeps its mark; a spoken one is weighed by how much could be heard', () => {
  const bad = delivered({ placement: { ...ON_BEAT, spreadMs: 90, driftMsPerBar: 60 }, syllablesPerSecond: 2 })
  expect(spokenFlowMark(80, undefined)).toBe(80)
  expect(spokenFlowMark(80, bad)).toBeLessThan(spokenFlowMark(80, delivered()))
  expect(spokenFlowMark(0, delivered())).toBe(Math.round(0.6 * delivered().mark))
  const plain = delivered({ placement: undefined })
  expect(spokenFlowMark(0, plain)).toBe(Math.round(0.3 * plain.mark))
})

describe('divergence', () => {
  test('is 0 for the same, 1 for nothing in common, and forgives what chance makes', () => {
    expect(divergence([0.5, 0.3, 0.2], [5, 3, 2], 1e9)).toBeCloseTo(0, 6)
    expect(divergence([1, 0], [0, 1], 1e9)).toBeCloseTo(1, 6)
    expect(divergence([0.6, 0.25, 0.15], [0.5, 0.3, 0.2], 10)).toBe(0)
    expect(divergence([0, 0, 0], [0.5, 0.3, 0.2], 10)).toBeLessThan(0.1)
  })
})

describe('SCORE-61 what a text says of its syllables', () => {
  test('all of them, echoes too, with stress, length and what follows', () => {
    const expected = expectSyllables(hear('the battle is on\nthe battle is on'))
    expect(expected).toHaveLength(10)
    expect(expected.map(({ stress }) => stress).slice(0, 5)).toEqual([0, 1, 0, 0, 1])
    expect(expected.map(({ then }) => then).slice(0, 5)).toEqual(['word', 'syllable', 'word', 'word', 'line'])
    const [the, batt, le] = expected
    expect(batt?.length).toBeGreaterThan(the?.length ?? 1)
    expect(batt?.vowel.openness).toBeGreaterThan(le?.vowel.openness ?? 1000)
    expect(expectSyllables(hear(''))).toEqual([])
  })

  test('vowels lie in the mouth where they belong', () => {
    const [bee, bar, boo] = expectSyllables(hear('bee bar boo'))
    expect(bee?.vowel.openness).toBeLessThan(bar?.vowel.openness ?? 0)
    expect(bee?.vowel.frontness).toBeGreaterThan(boo?.vowel.frontness ?? 10)
  })
})
