import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { withHouseLists } from '#shared/domain/phonetics/house-entries.ts'
import { packDictionary } from '#shared/domain/phonetics/pack-dictionary.ts'
import { packEar } from '#shared/domain/phonetics/packed-ear.ts'
import { parsePhones, type Phone } from '#shared/domain/phonetics/phones.ts'

/** What scripts/train-letters.ts learned, as it is committed. */
export const LETTER_MODEL_FILE = fileURLToPath(
  new URL('../shared/domain/phonetics/letters/letter-model.bin', import.meta.url),
)

/** Where the packed dictionary lies, from the root of the checkout. */
export const DICTIONARY_FILE = fileURLToPath(new URL('../out/dictionary/cmudict.bin', import.meta.url))

/** CMUdict's own words, with the alternatives "word(2)" gathered under the word in their order. */
export function cmudictEntries(): Map<string, Phone[][]> {
  const entries = new Map<string, Phone[][]>()
  for (const [key, text] of Object.entries(dictionary)) {
    const word = key.replace(/\(\d+\)$/, '')
    const ways = entries.get(word) ?? []
    // A remark ("# place, danish") follows some pronunciations.
    ways.push(parsePhones(text.replace(/#.*$/, '')))
    entries.set(word, ways)
  }
  return entries
}

/** Builds the packed dictionary and the model of other words behind it; a reader sees the old file or the whole new one. */
export async function buildDictionary(file: string = DICTIONARY_FILE): Promise<number> {
  const bytes = packEar({
    dictionary: packDictionary(withHouseLists(cmudictEntries())),
    letters: await readFile(LETTER_MODEL_FILE),
  })
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return bytes.length
}

if (import.meta.main) {
  const length = await buildDictionary()
  console.log(`${DICTIONARY_FILE}: ${length} bytes`)
}
