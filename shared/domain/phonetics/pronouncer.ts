import { LIKELIEST_WAYS } from './likeliest-ways.ts'
import { RAP_PRONUNCIATIONS, RESPELLED } from './rap-spellings.ts'
import { guessFromLetters, type LetterToSound } from './letter-to-sound.ts'
import { normalizeWord } from './normalize-word.ts'
import { numberWords } from './number-words.ts'
import { openDictionary, type Dictionary } from './packed-dictionary.ts'
import { isVowel, parsePhones, stressOf, withStress, type Phone } from './phones.ts'
import type { Pronouncer, Pronunciation } from './phonetics.ts'
import { isSpelledOut, spellLetters } from './spell-letters.ts'
import { syllabify } from './syllabify.ts'
import { wordForms } from './word-forms.ts'

type Ways = readonly (readonly Phone[])[]
interface Reading {
  readonly ways: readonly Pronunciation[]
  /** False when letters had to be guessed. */
  readonly known: boolean
}

const NOTHING: Reading = { ways: [], known: false }
/** Words kept ready; a verse has a few hundred at most. */
const CACHE_WORDS = 4096
/** The shortest part of a compound ("word" + "play"). */
const SHORTEST_PART = 3

const found = (ways: readonly Pronunciation[]): Reading | undefined =>
  ways.length === 0 ? undefined : { ways, known: true }

const heard = (ways: Ways): Reading | undefined => found(ways.map(syllabify))

/** In a compound the first part leads: the second keeps its stress as secondary ("wordplay"). */
const subordinate = (phones: readonly Phone[]): Phone[] =>
  phones.map((phone) => (isVowel(phone) && stressOf(phone) === 1 ? withStress(phone, 2) : phone))

/** Reads words by the dictionary and the house's spellings, then by form, then as a guess. */
function createReader(dictionary: Dictionary, guess: LetterToSound): (word: string) => Reading {
  const listed = (word: string): Ways => {
    const spelling = RAP_PRONUNCIATIONS.get(word) ?? LIKELIEST_WAYS.get(word)
    if (spelling !== undefined) return spelling.map(parsePhones)
    return dictionary.lookUp(RESPELLED.get(word) ?? word)
  }

  const asForm = (word: string): Ways => {
    for (const { stems, join } of wordForms(word)) {
      for (const stem of stems) {
        const ways = listed(stem)
        if (ways.length > 0) return ways.map(join)
      }
    }
    return []
  }

  const asCompound = (word: string): readonly Pronunciation[] => {
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const [head] = listed(word.slice(0, at))
      if (head === undefined) continue
      const tail = word.slice(at)
      const [end] = listed(tail).length > 0 ? listed(tail) : asForm(tail)
      if (end !== undefined) return [[...syllabify(head), ...syllabify(subordinate(end))]]
    }
    return []
  }

  const asNumber = (word: string): readonly Pronunciation[] =>
    numberWords(word).map((words) => words.flatMap((part) => syllabify(listed(part)[0] ?? guess(part))))

  /** "Soooo" and "yeeeah" are "so" and "yeah": at the end of a word one letter was meant, inside it perhaps two. */
  const unstretched = (word: string): Ways => {
    const single = word.replace(/(.)\1{2,}/g, '$1')
    const double = word.replace(/(.)\1{2,}/g, '$1$1')
    if (single === word) return []
    const candidates = /(.)\1{2,}$/.test(word) ? [single, double] : [double, single]
    return candidates.map(listed).find((ways) => ways.length > 0) ?? []
  }

  const joined = (parts: readonly string[]): Reading => {
    const readings = parts.map(readPart).filter(({ ways }) => ways.length > 0)
    if (readings.length === 0) return NOTHING
    return {
      ways: [readings.flatMap(({ ways }) => ways[0] ?? [])],
      known: readings.every(({ known }) => known),
    }
  }

  const readLetters = (word: string): Reading => {
    const letters = word.replace(/[^a-z]/g, '')
    if (letters === '') return NOTHING
    const phones = guess(letters)
    return { ways: [syllabify(phones.some(isVowel) ? phones : spellLetters(letters))], known: false }
  }

  const readPart = (word: string): Reading => {
    const bare = word.replace(/^'+|'+$/g, '')
    if (bare === '') return NOTHING
    const simple =
      heard(listed(word)) ??
      heard(listed(bare)) ??
      found(asNumber(bare)) ??
      heard(asForm(word)) ??
      heard(asForm(bare))
    if (simple !== undefined) return simple
    if (isSpelledOut(bare)) return { ways: [syllabify(spellLetters(bare))], known: true }
    const pieces = bare.match(/\d+|\D+/g) ?? []
    if (pieces.length > 1) return joined(pieces)
    return heard(unstretched(bare)) ?? found(asCompound(bare)) ?? readLetters(bare)
  }

  return (word) => {
    const whole = heard(listed(word))
    if (whole !== undefined) return whole
    const parts = word.split(/[^a-z0-9'.,%]+/).filter((part) => part !== '')
    return parts.length === 1 ? readPart(parts[0] ?? '') : joined(parts)
  }
}

/**
 * Opens what scripts/build-dictionary.ts packed (see packed-dictionary.ts; read in place, so the bytes must not change).
 * The server reads them from out/dictionary/cmudict.bin; the page's worker fetches the same file from /assets/, where the
 * build puts it under a name of its content with a .br and a .gz beside it.
 * @param guess what to do with words that no dictionary, form or spelling covers.
 * @throws RangeError when the bytes are no packed dictionary.
 */
export function openPronouncer(
  bytes: ArrayBuffer | Uint8Array,
  guess: LetterToSound = guessFromLetters,
): Pronouncer {
  const read = createReader(
    openDictionary(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)),
    guess,
  )
  const cache = new Map<string, Reading>()

  const hear = (word: string): Reading => {
    const kept = cache.get(word)
    if (kept !== undefined) return kept
    const reading = read(normalizeWord(word))
    if (cache.size >= CACHE_WORDS) cache.clear()
    cache.set(word, reading)
    return reading
  }

  return { pronounce: (word) => hear(word).ways, knows: (word) => hear(word).known }
}
