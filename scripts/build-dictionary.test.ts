import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDictionary } from '#shared/domain/phonetics/packed-dictionary.ts'
import { unpackEar } from '#shared/domain/phonetics/packed-ear.ts'
import { parsePhones } from '#shared/domain/phonetics/phones.ts'
import { buildDictionary, LETTER_MODEL_FILE } from './build-dictionary.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clapback-build-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('SCORE-91 the packed dictionary holds every word of CMUdict and of the house, and what guesses others, in a few megabytes', async () => {
  const file = join(folder, 'new', 'cmudict.bin')
  const length = await buildDictionary(file)
  const bytes = await readFile(file)
  const model = await readFile(LETTER_MODEL_FILE)
  const { dictionary: packedWords, letters } = unpackEar(bytes)
  const packed = openDictionary(packedWords)
  const words = Object.keys(dictionary)
  expect(bytes).toHaveLength(length)
  expect(length).toBeLessThan(4_000_000)
  expect(letters.every((byte, at) => byte === model[at]) && letters.length === model.length).toBe(true)
  expect(packed.size).toBeGreaterThan(words.filter((word) => !/\(\d+\)$/.test(word)).length)
  for (const word of words)
    expect(packed.lookUp(word.replace(/\(\d+\)$/, '')).length, word).toBeGreaterThan(0)
  expect(packed.lookUp('reads')).toEqual([parsePhones('R IY1 D Z')])
  expect(packed.lookUp('route')).toEqual([parsePhones('R UW1 T'), parsePhones('R AW1 T')])
  expect(packed.lookUp('finna')).toEqual([parsePhones('F IH1 N AH0')])
})

test('building again gives the same bytes, over the old file, and leaves nothing else behind', async () => {
  const [first, second] = [join(folder, 'a', 'cmudict.bin'), join(folder, 'b', 'cmudict.bin')]
  await Promise.all([buildDictionary(first), buildDictionary(second)])
  await buildDictionary(first)
  expect(await readFile(first)).toEqual(await readFile(second))
  expect(await readdir(join(folder, 'a'))).toEqual(['cmudict.bin'])
})
