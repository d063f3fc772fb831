import { expect, test } from 'vitest'
import { openLetterModel } from './letter-model.ts'
import { packLetterModel } from './pack-letter-model.ts'

const choices = [[0, 1], [300]]
const contexts = [
  { key: 3, weights: [[0, -5]] as const },
  { key: 3 + 255, weights: [[1, 127]] as const },
  {
    key: 0xffffff,
    weights: [
      [0, 1],
      [1, -127],
    ] as const,
  },
]
const packed = packLetterModel(choices, contexts)
/** What the contexts with these keys add. */
const sums = (keys: readonly number[], bytes = packed): number[] => {
  const scores = new Int32Array(2)
  const hashes = Int32Array.from(keys, (key) => (key << 8) | 0x5a)
  openLetterModel(bytes).addWeights(hashes, 0, hashes.length, scores)
  return [...scores]
}

test('SCORE-95 what was packed is found by the first bits of its hash, and nothing else is', () => {
  expect(openLetterModel(packed).choices).toEqual(choices)
  expect(sums([3])).toEqual([-5, 0])
  expect(sums([258])).toEqual([0, 127])
  expect(sums([0xffffff])).toEqual([1, -127])
  expect(sums([3, 258, 0xffffff, 3])).toEqual([-9, 0])
  expect(sums([0, 2, 4, 257, 259, 0xfffffe])).toEqual([0, 0])
})

test('SCORE-95 bytes are read from where they lie, also inside a larger buffer', () => {
  const larger = new Uint8Array(packed.length + 3)
  larger.set(packed, 3)
  expect(sums([3, 258], larger.subarray(3))).toEqual([-5, 127])
})

test('other bytes are refused', () => {
  expect(() => openLetterModel(new Uint8Array())).toThrow(RangeError)
  expect(() => openLetterModel(new Uint8Array(80))).toThrow(RangeError)
  expect(() => openLetterModel(packed.subarray(0, packed.length - 1))).toThrow(RangeError)
})
