import { describe, expect, test } from 'vitest'
import { GRADED, HELD_OUT } from '../testing/graded/graded-verses.ts'
import {
  inversionsOf,
  LEVELS,
  meanOf,
  medianOf,
  rankCorrelation,
  scoreGraded,
  totalsOf,
} from '../testing/graded/measure-graded.ts'
import { ear } from '../testing/hear.ts'

const EVERY = scoreGraded(ear)
const held = EVERY.filter(({ topic }) => HELD_OUT.includes(topic))

test('SCORE-80 there are five levels of every topic, two verses each at least, four to eight bars', () => {
  expect(EVERY.length).toBeGreaterThanOrEqual(50)
  for (const [topic, verses] of Object.entries(GRADED)) {
    for (const level of LEVELS)
      expect(verses.filter((verse) => verse.level === level).length, topic).toBeGreaterThanOrEqual(2)
  }
  for (const { text } of EVERY) {
    const bars = text.split('\n').length
    expect(bars >= 4 && bars <= 8, text).toBe(true)
  }
  expect(EVERY.filter(({ answering }) => answering !== undefined).length).toBeGreaterThanOrEqual(6)
})

describe('SCORE-80 graded verses rank in order', () => {
  test.each(Object.keys(GRADED))('%s: each level scores more than the one below', (topic) => {
    const means = LEVELS.map((level) =>
      meanOf(
        totalsOf(
          EVERY.filter((verse) => verse.topic === topic),
          level,
        ),
      ),
    )
    means.slice(1).forEach((mean, index) => {
      expect(mean, String(means)).toBeGreaterThan(means[index] ?? 0)
    })
  })

  test('the ranks of levels and totals agree', () => {
    expect(rankCorrelation(EVERY)).toBeGreaterThan(0.93)
    expect(rankCorrelation(held)).toBeGreaterThan(0.93)
  })

  test('of all pairs of different levels one in twenty at most is the wrong way round, none of two levels apart', () => {
    for (const verses of [EVERY, held]) {
      const { pairs, wrong } = inversionsOf(verses)
      expect(wrong.length / pairs).toBeLessThan(0.05)
      const far = wrong.filter(({ lower, higher }) => higher.level - lower.level > 1)
      expect(far.map(({ lower, higher }) => `${lower.text}\n--\n${higher.text}`)).toEqual([])
    }
  })
})

describe('SCORE-55 the scale', () => {
  test('a median amateur has about 50, a strong battle rapper about 85', () => {
    expect(Math.abs(medianOf(totalsOf(EVERY, 3)) - 50)).toBeLessThanOrEqual(4)
    expect(Math.abs(medianOf(totalsOf(EVERY, 5)) - 85)).toBeLessThanOrEqual(4)
  })

  test('so it is on topics that were not looked at', () => {
    expect(Math.abs(medianOf(totalsOf(held, 3)) - 50)).toBeLessThanOrEqual(8)
    expect(Math.abs(medianOf(totalsOf(held, 5)) - 85)).toBeLessThanOrEqual(8)
  })
})
