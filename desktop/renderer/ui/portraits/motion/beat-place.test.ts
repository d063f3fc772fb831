import { expect, it } from 'vitest'
import { beatAt } from './beat-place.ts'

const BEAT_MS = 500
const LINES = [{ downbeatMs: 300 }, { downbeatMs: 300 + 4 * BEAT_MS }, { downbeatMs: 300 + 12 * BEAT_MS }]

it('FACE-9 counts beats from the last downbeat of the answer', () => {
  expect(beatAt(LINES, 120, 300)).toBe(0)
  expect(beatAt(LINES, 120, 300 + BEAT_MS)).toBe(1)
  expect(beatAt(LINES, 120, 300 + 4.5 * BEAT_MS)).toBeCloseTo(0.5, 9)
})

it('FACE-9 goes on counting through a bar without a line, and back from the first', () => {
  expect(beatAt(LINES, 120, 300 + 9 * BEAT_MS)).toBeCloseTo(1, 9)
  expect(beatAt(LINES, 120, 300 - 0.5 * BEAT_MS)).toBeCloseTo(3.5, 9)
})

it('FACE-9 knows no beat where no line does', () => {
  expect(beatAt([{}, { downbeatMs: undefined }], 120, 1000)).toBeUndefined()
  expect(beatAt([], 120, 1000)).toBeUndefined()
})
