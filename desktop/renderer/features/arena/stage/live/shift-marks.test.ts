import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftMarks } from './shift-marks.ts'

const BEFORE = 'my fire will tire'
const MARKS = [
  { start: 3, end: 7, family: 0 },
  { start: 13, end: 17, family: 0 },
]
const words = (after: string) =>
  shiftMarks(MARKS, BEFORE, after).map(({ start, end }) => after.slice(start, end))

test.each([
  ['at the end', 'my fire will tire you', ['fire', 'tire']],
  ['at the beginning', 'oh my fire will tire', ['fire', 'tire']],
  ['between', 'my fire never will tire', ['fire', 'tire']],
  ['in a mark', 'my fixre will tire', ['fixre', 'tire']],
  ['by taking away a mark', 'my will tire', ['tire']],
  ['over the edge of a mark', 'my fi tire', ['tire']],
  ['by taking away everything', '', []],
])('marks keep their words when something changes %s', (_where, after, kept) => {
  expect(words(after)).toEqual(kept)
})

test('no mark ever leaves its text, turns around or is empty', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, fc.nat(12), fc.nat(12), (before, after, one, other) => {
      const start = Math.min(one, other, before.length)
      const end = Math.min(Math.max(one, other), before.length)
      fc.pre(start < end)
      for (const mark of shiftMarks([{ start, end, family: 0 }], before, after)) {
        expect(mark.start).toBeGreaterThanOrEqual(0)
        expect(mark.end).toBeGreaterThan(mark.start)
        expect(mark.end).toBeLessThanOrEqual(after.length)
      }
    }),
  )
})
