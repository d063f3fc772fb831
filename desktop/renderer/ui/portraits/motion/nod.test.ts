import { expect, it } from 'vitest'
import { nodAt } from './nod.ts'

const places = Array.from({ length: 400 }, (_, place) => place / 100)

it('FACE-9 is lowest on each beat, and up again halfway', () => {
  for (const beat of [0, 1, 2, 3]) {
    expect(nodAt(beat, 1)).toBeGreaterThan(nodAt(beat + 0.1, 1))
    expect(nodAt(beat, 1)).toBeGreaterThan(nodAt((beat + 3.9) % 4, 1))
    expect(nodAt(beat + 0.6, 1)).toBe(0)
  }
})

it('FACE-9 is deepest on the first beat of a bar', () => {
  expect(nodAt(0, 1)).toBe(1)
  for (const beat of [1, 2, 3]) expect(nodAt(beat, 1)).toBeLessThan(1)
})

it('FACE-9 is deeper the more the voice puts into it', () => {
  expect(nodAt(0, 0)).toBeGreaterThan(0)
  expect(nodAt(0, 0)).toBeLessThan(nodAt(0, 0.5))
  expect(nodAt(0, 0.5)).toBeLessThan(nodAt(0, 1))
})

it('FACE-9 does not jump, from one bar into the next either', () => {
  for (const place of places) {
    expect(Math.abs(nodAt((place + 0.01) % 4, 1) - nodAt(place, 1))).toBeLessThan(0.08)
  }
})
