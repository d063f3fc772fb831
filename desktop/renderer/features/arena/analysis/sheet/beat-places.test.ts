import { expect, test } from 'vitest'
import { anAnalysis } from '../testing/an-analysis.ts'
import { beatPlace, pickUpOf } from './beat-places.ts'

test('the line begins as early as the earliest pick-up', () => {
  expect(pickUpOf(anAnalysis().bars)).toBe(1)
  expect(pickUpOf([])).toBe(0)
})

test('SCORE-74 beats stand a quarter of the bar apart, or half of a line that holds two of them', () => {
  expect([0, 4, 8, 12].map((beat) => beatPlace(beat, 0).whole)).toEqual([0, 25, 50, 75])
  expect([0, 4, 8, 12].map((beat) => beatPlace(beat, 0).half)).toEqual([0, 50, 0, 50])
  expect([0, 4, 8, 12].map((beat) => beatPlace(beat, 0).line)).toEqual([0, 0, 1, 1])
})

test('what comes before the first beat stands before it, and nothing leaves the line', () => {
  expect(beatPlace(-4, 4)).toEqual({ whole: 0, half: 0, line: 0 })
  expect(beatPlace(0, 4)).toMatchObject({ whole: 20, line: 0 })
  expect(beatPlace(-9, 4).whole).toBe(0)
  expect(beatPlace(40, 0)).toEqual({ whole: 100, half: 100, line: 1 })
})
