import { expect, test } from 'vitest'
import { readHits } from './hits.ts'

test('a drum pattern has a sign a sixteenth, from soft to hard', () => {
  expect(readHits('9...3... ......1.|................')).toEqual({
    steps: 32,
    hits: [
      { step: 0, velocity: 1 },
      { step: 4, velocity: 1 / 3 },
      { step: 14, velocity: 1 / 9 },
    ],
  })
})

test.each([
  ['r', [4, 4.5]],
  ['t', [4, 4 + 1 / 3, 4 + 2 / 3]],
  ['q', [4, 4.25, 4.5, 4.75]],
])('the roll %s grows within its sixteenth', (sign, steps) => {
  const { hits } = readHits(`....${sign}...........`)
  expect(hits.map(({ step }) => step)).toEqual(steps)
  const loud = hits.map(({ velocity }) => velocity)
  expect(loud).toEqual([...loud].sort((a, b) => a - b))
  expect(loud[0]).toBeLessThan(loud.at(-1) ?? 0)
})

test('another sign and a bar that is too long or too short are refused by name', () => {
  expect(() => readHits('9...x...........')).toThrow('A drum pattern cannot hold "x".')
  expect(() => readHits('9...9...9...9...|9...')).toThrow('"9..." is no bar of 16 sixteenths.')
})
