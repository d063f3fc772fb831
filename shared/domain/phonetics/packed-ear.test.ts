import { expect, test } from 'vitest'
import { packEar, unpackEar } from './packed-ear.ts'

const parts = { dictionary: Uint8Array.of(1, 2, 3), letters: Uint8Array.of(4, 5) }

test('what was packed is found again, also inside a larger buffer', () => {
  const packed = packEar(parts)
  expect(unpackEar(packed)).toEqual(parts)
  const larger = new Uint8Array(packed.length + 5)
  larger.set(packed, 5)
  expect(unpackEar(larger.subarray(5))).toEqual(parts)
})

test('other bytes are refused', () => {
  expect(() => unpackEar(new Uint8Array())).toThrow(RangeError)
  expect(() => unpackEar(new Uint8Array(40))).toThrow(RangeError)
  expect(() => unpackEar(packEar(parts).subarray(0, 9))).toThrow(RangeError)
})
