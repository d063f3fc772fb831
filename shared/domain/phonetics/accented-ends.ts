import type { Pronunciation, Syllable, Vowel } from './phonetics.ts'
import type { Reading } from './read-word.ts'

/** A word that ends in é or ée, perhaps with an -s, when it is taken apart (NFD). */
const ACCENTED_END = /^(.*e\u0301e?)(['’]?s)?[^\p{L}\p{N}]*$/isu
/** Longer than any word with its accents. */
const LONGEST = 256

/** A silent e makes the vowel before it long in English ("lame"); before é it is as in French. */
const AS_IN_FRENCH: Partial<Record<Vowel, Vowel>> = { EY: 'AA', AY: 'IY' }

/** Says é at the end: in place of another open vowel ("saké"), or behind what a silent e left ("rosé"). */
function withEy(way: Pronunciation): Pronunciation {
  const last = way.at(-1)
  if (last === undefined) return way
  const before = way.slice(0, -1)
  if (last.coda.length === 0) return [...before, { ...last, nucleus: 'EY' }]
  const nucleus = AS_IN_FRENCH[last.nucleus] ?? last.nucleus
  const stem: Pronunciation = [...before, { ...last, nucleus, coda: last.coda.slice(0, -1) }]
  const end: Syllable = { onset: last.coda.slice(-1), nucleus: 'EY', coda: [], stress: 1 }
  return [...stem.map((syllable): Syllable => ({ ...syllable, stress: 0 })), end]
}

const isEy = (way: Pronunciation): boolean => {
  const last = way.at(-1)
  return last?.nucleus === 'EY' && last.coda.length === 0
}

const withS = (way: Pronunciation): Pronunciation =>
  way.map((syllable, at) => (at === way.length - 1 ? { ...syllable, coda: ['Z'] } : syllable))

/**
 * Reads a word as it was written. One that ends in é ("rosé", "cafés", "matinée") ends in EY: the ways that the word without
 * its accents has with that end, or all of its ways with that end put on. Other accents are not heard.
 */
export function readAccents(word: string, read: (word: string) => Reading): Reading {
  const [, written, s] = ACCENTED_END.exec(word.slice(0, LONGEST).normalize('NFD')) ?? []
  if (written === undefined) return read(word)
  const { ways, known } = read(written)
  const ended = ways.some(isEy) ? ways.filter(isEy) : ways.map(withEy)
  return { ways: s === undefined ? ended : ended.map(withS), known }
}
