import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openPronouncer } from '#shared/domain/phonetics/pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'

const DICTIONARY_FILE = fileURLToPath(new URL('../../out/dictionary/cmudict.bin', import.meta.url))
const HOW_TO_MAKE_IT = 'Make it with: npm run build'

/** The ear's dictionary is missing or broken; the message names the file and the command that makes it. */
export class DictionaryProblem extends Error {
  override readonly name = 'DictionaryProblem'
}

/**
 * Reads the packed dictionary into a pronouncer.
 * @throws DictionaryProblem when the file is missing, unreadable or no dictionary.
 */
export async function loadPronouncer(file: string = DICTIONARY_FILE): Promise<Pronouncer> {
  let bytes: Uint8Array
  try {
    bytes = await readFile(file)
  } catch (cause) {
    throw new DictionaryProblem(`The pronouncing dictionary ${file} cannot be read. ${HOW_TO_MAKE_IT}`, {
      cause,
    })
  }
  try {
    return openPronouncer(bytes)
  } catch (cause) {
    throw new DictionaryProblem(`${file} is no pronouncing dictionary. ${HOW_TO_MAKE_IT}`, { cause })
  }
}
