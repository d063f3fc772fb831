import { readFile } from 'node:fs/promises'
import { buildDictionary, DICTIONARY_FILE } from '../../../../scripts/build-dictionary.ts'
import type { Pronouncer } from '../phonetics.ts'
import { openPronouncer } from '../pronouncer.ts'

/** The real pronouncer, for tests; its dictionary is built when it is not there yet. */
export async function openTestPronouncer(): Promise<Pronouncer> {
  const bytes = await readFile(DICTIONARY_FILE).catch(async () => {
    await buildDictionary()
    return readFile(DICTIONARY_FILE)
  })
  return openPronouncer(bytes)
}
