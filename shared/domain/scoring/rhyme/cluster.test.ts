import { expect, test } from 'vitest'
import { cluster } from './cluster.ts'

test('SCORE-13 members that go together are gathered, the rest stay alone', () => {
  const together = (a: number, b: number) => (a % 2 === b % 2 ? 1 : -1)
  expect(cluster(5, together)).toEqual([
    [0, 2, 4],
    [1, 3],
  ])
  expect(cluster(2, () => undefined)).toEqual([[0], [1]])
  expect(cluster(0, () => 1)).toEqual([])
})

test('SCORE-13 a chain does not join ends that do not go together', () => {
  const chain = (a: number, b: number) => (Math.abs(a - b) === 1 ? 1 : -3)
  expect(cluster(4, chain)).toEqual([
    [0, 1],
    [2, 3],
  ])
})
