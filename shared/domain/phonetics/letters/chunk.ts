import { isVowel, PHONE_COUNT, stressOf, withStress, type Phone } from '../phones.ts'

/**
 * What one letter of a word says, as one number: nothing (0), one phone (phone + 1) or two
 * (first + 1, and second + 1 times SECOND).
 */
export type Chunk = number

const SECOND = PHONE_COUNT + 1

/** Phones as a chunk; there may be at most two. */
export const chunkOf = (phones: readonly Phone[]): Chunk =>
  (phones[0] ?? -1) + 1 + ((phones[1] ?? -1) + 1) * SECOND

/** The phones of a chunk, in the order they are said. */
export const phonesOf = (chunk: Chunk): Phone[] =>
  [chunk % SECOND, Math.floor(chunk / SECOND)].filter((code) => code > 0).map((code) => code - 1)

/** What is known of the sounds after a letter, once those letters have been read; words are read from their end. */
export interface Heard {
  /** What the letters after this one say, the nearest first; -1 beyond the end of the word. */
  readonly chunks: readonly [number, number, number, number, number]
  /** The nearest three phones, each + 1; 0 beyond the end. */
  readonly phones: readonly [number, number, number]
  /** The nearest vowel + 1. */
  readonly vowel: number
  readonly syllables: number
  /** How many of them bear the primary stress. */
  readonly primaries: number
  /** Stresses of the nearest five syllables, two bits each, the nearest last, behind a leading one. */
  readonly stresses: number
}

/** At the end of a word nothing has been heard. */
export const NOTHING_HEARD: Heard = {
  chunks: [-1, -1, -1, -1, -1],
  phones: [0, 0, 0],
  vowel: 0,
  syllables: 0,
  primaries: 0,
  stresses: 1,
}

/** What is known once one more letter says a chunk, these phones; they are heard from the last. */
export function hearChunk(heard: Heard, chunk: Chunk, phones: readonly Phone[]): Heard {
  const [a, b, c, d] = heard.chunks
  let [first, second, third] = heard.phones
  let { vowel, syllables, primaries, stresses } = heard
  for (let at = phones.length - 1; at >= 0; at -= 1) {
    const phone = phones[at] ?? 0
    third = second
    second = first
    first = phone + 1
    if (!isVowel(phone)) continue
    vowel = phone + 1
    syllables += 1
    if (stressOf(phone) === 1) primaries += 1
    stresses = ((stresses << 2) | stressOf(phone)) & 0xfff
  }
  return {
    chunks: [chunk, a, b, c, d],
    phones: [first, second, third],
    vowel,
    syllables,
    primaries,
    stresses,
  }
}

/** Phones without their stress. */
export const withoutStress = (phones: readonly Phone[]): Phone[] =>
  phones.map((phone) => withStress(phone, 0))
