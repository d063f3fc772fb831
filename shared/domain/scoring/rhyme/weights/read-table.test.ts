import { expect, test } from 'vitest'
import { readNamed, readNumbers, readSymmetric } from './read-table.ts'

test('numbers are read in their order', () => {
  expect(readNumbers(' 1 -2.5\n.3 0')).toEqual([1, -2.5, 3, 0])
})

test('the lower half of a table is the whole of a symmetric one', () => {
  expect(readSymmetric('1\n2 3\n4 5 6')).toEqual([1, 2, 4, 2, 3, 5, 4, 5, 6])
})

test('names may have spaces, or be empty', () => {
  expect(readNamed('ea ee 1.5; y -2;\n 0.5')).toEqual({ 'ea ee': 1.5, y: -2, '': 0.5 })
})
