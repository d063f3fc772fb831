import { expect, test } from 'vitest'
import { mapTime, unmapTime } from './time-map.ts'

const MAP = [
  { from: 0.5, to: 1 },
  { from: 1, to: 2 },
  { from: 3, to: 3 },
]

test('between two knots time runs evenly, outside them as it was', () => {
  expect([0.25, 0.5, 0.75, 1, 2, 3, 4].map((time) => mapTime(MAP, time))).toEqual([
    0.75, 1, 1.5, 2, 2.5, 3, 4,
  ])
})

test('the way back leads back', () => {
  for (const time of [-1, 0, 0.5, 0.6, 1, 2.9, 3, 7]) {
    expect(unmapTime(MAP, mapTime(MAP, time))).toBeCloseTo(time, 12)
  }
})

test('without knots nothing moves, and one only shifts', () => {
  expect(mapTime([], 3)).toBe(3)
  expect(mapTime([{ from: 1, to: 5 }], 3)).toBe(7)
  expect(unmapTime([{ from: 1, to: 5 }], 3)).toBe(-1)
})

test('a stretch of no length is stepped over', () => {
  const map = [
    { from: 0, to: 0 },
    { from: 0, to: 1 },
    { from: 1, to: 1 },
    { from: 1, to: 2 },
  ]
  for (const time of [0, 0.5, 1]) {
    expect(Number.isFinite(mapTime(map, time))).toBe(true)
    expect(Number.isFinite(unmapTime(map, time))).toBe(true)
  }
})
