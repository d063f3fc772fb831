import { readAccents } from './accented-ends.ts'
import { createGuess } from './letters/guess-letters.ts'
import { openLetterModel } from './letters/letter-model.ts'
import { normalizeWord } from './normalize-word.ts'
import { openDictionary } from './packed-dictionary.ts'
import { unpackEar } from './packed-ear.ts'
import type { Pronouncer } from './phonetics.ts'
import { createReader, type Reading } from './read-word.ts'

/** Words kept ready; a verse has a few hundred at most. */
const CACHE_WORDS = 4096

/**
 * Opens what scripts/build-dictionary.ts packed (see packed-ear.ts; read in place, so the bytes must not change).
 * The server reads them from out/dictionary/cmudict.bin; the page's worker fetches the same file from /assets/, where the
 * build puts it under a name of its content with a .br and a .gz beside it.
 * @throws RangeError when the bytes are no packed ear.
 */
export function openPronouncer(bytes: ArrayBuffer | Uint8Array): Pronouncer {
  const { dictionary, letters } = unpackEar(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))
  const { lookUp } = openDictionary(dictionary)
  const read = createReader({ lookUp, guess: createGuess(openLetterModel(letters)) })
  const cache = new Map<string, Reading>()

  const hear = (word: string): Reading => {
    const kept = cache.get(word)
    if (kept !== undefined) return kept
    const reading = readAccents(word, (text) => read(normalizeWord(text)))
    if (cache.size >= CACHE_WORDS) cache.clear()
    cache.set(word, reading)
    return reading
  }

  return { pronounce: (word) => hear(word).ways, knows: (word) => hear(word).known }
}
