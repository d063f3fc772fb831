import { expect, test } from 'vitest'
import { packDictionary } from './pack-dictionary.ts'
import { openDictionary } from './packed-dictionary.ts'
import { parsePhones } from './phones.ts'

const word = (index: number): string => `w${index.toString(36)}`
const entries = new Map(Array.from({ length: 500 }, (_, index) => [word(index), [[index % 69], [1, 2, 3]]]))

test('what was packed is found again, each with all its pronunciations in order', () => {
  const dictionary = openDictionary(packDictionary(entries))
  expect(dictionary.size).toBe(500)
  for (const [key, ways] of entries) expect(dictionary.lookUp(key)).toEqual(ways)
})

test('words before, between, after and around those packed are not found', () => {
  const dictionary = openDictionary(packDictionary(entries))
  for (const stranger of ['', 'a', 'w', 'w0x', 'w1!', 'wdv9', 'zzz', 'щит', 'w1\n', '\n'])
    expect(dictionary.lookUp(stranger)).toEqual([])
})

test('the order of the entries does not change the bytes', () => {
  expect(packDictionary(new Map([...entries].reverse()))).toEqual(packDictionary(entries))
})

test('bytes are read from where they lie, also inside a larger buffer', () => {
  const packed = packDictionary(new Map([['rap', [parsePhones('R AE1 P')]]]))
  const larger = new Uint8Array(packed.length + 7)
  larger.set(packed, 7)
  expect(openDictionary(larger.subarray(7)).lookUp('rap')).toEqual([parsePhones('R AE1 P')])
})

test('an empty dictionary opens and knows nothing; other bytes are refused', () => {
  expect(openDictionary(packDictionary(new Map())).lookUp('rap')).toEqual([])
  expect(() => openDictionary(new Uint8Array(40))).toThrow(RangeError)
  expect(() => openDictionary(new Uint8Array())).toThrow(RangeError)
  const packed = packDictionary(entries)
  expect(() => openDictionary(packed.subarray(0, packed.length - 1))).toThrow(RangeError)
})
