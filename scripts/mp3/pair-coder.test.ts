import { expect, test } from 'vitest'
import { createBitWriter } from './bit-writer.ts'
import { bestCoder, LARGEST_VALUE, writePairs } from './pair-coder.ts'
import { PAIR_CODES } from './pair-codes.ts'

test.each(PAIR_CODES)(
  'code $number has a word for every pair, and every run of bits begins one',
  ({ largest, words }) => {
    const pairs = new Set<string>()
    let shares = 0
    for (let at = 0; at < words.length; at += 3) {
      pairs.add(words.slice(at + 1, at + 3))
      shares += 2 ** -parseInt(words.charAt(at), 36)
    }
    expect(pairs.size).toBe((largest + 1) ** 2)
    expect(shares).toBe(1)
  },
)

test('what is written is as long as was foretold, up to the largest value', () => {
  for (const most of [1, 2, 3, 5, 7, 15, 16, 100, LARGEST_VALUE]) {
    const values = Int32Array.from({ length: 40 }, (_, index) => ((index * 7_919) % (2 * most + 1)) - most)
    values[0] = most
    const best = bestCoder(values, 0, 40)
    if (best === undefined) throw new Error('No code')
    const writer = createBitWriter()
    writePairs(writer, values, 0, 40, best.coder)
    expect(writer.length, String(most)).toBe(best.bits)
  }
})

test('zeros need no code, and what is too large has none', () => {
  expect(bestCoder(new Int32Array(8), 0, 8)).toBeUndefined()
  expect(() => bestCoder(Int32Array.of(LARGEST_VALUE + 1, 0), 0, 2)).toThrow(RangeError)
})
