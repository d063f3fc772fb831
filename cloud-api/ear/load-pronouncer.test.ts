import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DictionaryProblem, loadPronouncer } from './load-pronouncer.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clapback-dictionary-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('the built dictionary is loaded', async () => {
  expect((await loadPronouncer()).knows('dictionary')).toBe(true)
})

test('a missing dictionary is one error that names the command to make it', async () => {
  const loading = loadPronouncer(join(folder, 'none.bin'))
  await expect(loading).rejects.toThrow(DictionaryProblem)
  await expect(loading).rejects.toThrow('npm run build')
})

test('a half-written dictionary is refused the same way', async () => {
  const file = join(folder, 'broken.bin')
  await writeFile(file, 'CLAP')
  await expect(loadPronouncer(file)).rejects.toThrow('npm run build')
})
