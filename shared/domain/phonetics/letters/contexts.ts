import type { Heard } from './chunk.ts'

/*
 * What a guess looks at: for each letter of a word, read from its end, a few dozen contexts, each hashed to 32 bits. Most
 * are windows of letters around it; the others join what the letters after it were heard to say.
 */

/** Letters of no word, on both sides of it. */
const MARGIN = 8

/** A word's letters (a-z only) from the last to the first, 1 to 26, zeros around. */
export function lettersOf(word: string): Uint8Array {
  const letters = new Uint8Array(word.length + 2 * MARGIN)
  for (let at = 0; at < word.length; at += 1)
    letters[MARGIN + at] = word.charCodeAt(word.length - 1 - at) - 96
  return letters
}

/** Windows of letters, two digits each: how many after a letter and how many before it. */
const WINDOWS = windowsOf(
  '00 10 01 11 20 02 21 12 22 30 03 31 13 32 23 33 40 04 41 14 42 24 50 05 15 43 34 44 06 60',
)
/** Windows in which only the kind of each letter counts. */
const KIND_WINDOWS = windowsOf('22 41 14 33 55 07')

function windowsOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.replaceAll(' ', ''), Number)
}

const VOWEL_KIND = 1
const Y_KIND = 2
/** Of each letter: beyond the word, vowel, y, sonorant, other, h. */
const KINDS = Uint8Array.from(' abcdefghijklmnopqrstuvwxyz', (letter) =>
  letter === ' '
    ? 0
    : 'aeiou'.includes(letter)
      ? VOWEL_KIND
      : letter === 'y'
        ? Y_KIND
        : 'lrmnw'.includes(letter)
          ? 3
          : letter === 'h'
            ? 5
            : 4,
)

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

const finish = (hash: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return mixed ^ (mixed >>> 15)
}

/** How many contexts of letters alone a letter has. */
export const LETTER_CONTEXTS = (WINDOWS.length + KIND_WINDOWS.length) / 2
/** How many contexts join what was heard. */
const HEARD_CONTEXTS = 31
/** All contexts of a letter. */
export const CONTEXTS = LETTER_CONTEXTS + HEARD_CONTEXTS

/** Writes the contexts of letters alone for the letter `at` (from the end of the word). */
export function letterContexts(letters: Uint8Array, at: number, out: Int32Array): void {
  const here = MARGIN + at
  let count = 0
  for (let window = 0; window < WINDOWS.length; window += 2) {
    const end = here + (WINDOWS[window + 1] ?? 0)
    let hash = count * 7919 + 1
    for (let index = here - (WINDOWS[window] ?? 0); index <= end; index += 1)
      hash = mix(hash, (letters[index] ?? 0) + 3)
    out[count] = finish(hash)
    count += 1
  }
  for (let window = 0; window < KIND_WINDOWS.length; window += 2) {
    const end = here + (KIND_WINDOWS[window + 1] ?? 0)
    let hash = mix(count * 7919 + 1, letters[here] ?? 0)
    for (let index = here - (KIND_WINDOWS[window] ?? 0); index <= end; index += 1)
      hash = mix(hash, (KINDS[letters[index] ?? 0] ?? 0) + 3)
    out[count] = finish(hash)
    count += 1
  }
}

/** What is left to read of a word before a letter. */
export interface Ahead {
  /** Letters, this one among them; at most 7 count. */
  readonly letters: number
  /** Groups of vowels; at most 4 count. */
  readonly vowels: number
  /** Kinds of the next letters, base 6. */
  readonly kinds: number
}

/** What lies ahead of the letter `at`, towards the beginning of the word. */
export function aheadOf(letters: Uint8Array, at: number, length: number): Ahead {
  let vowels = 0
  let kinds = 1
  let wasVowel = false
  const here = MARGIN + at
  for (let index = here + 1; index < MARGIN + length; index += 1) {
    const kind = KINDS[letters[index] ?? 0] ?? 0
    const isVowel = kind === VOWEL_KIND || kind === Y_KIND
    if (isVowel && !wasVowel) vowels += 1
    wasVowel = isVowel
    if (index < here + 6) kinds = kinds * 6 + kind
  }
  return { letters: Math.min(length - at, 7), vowels: Math.min(vowels, 4), kinds }
}

/** Writes the contexts that join letters with what was heard after them. */
export function heardContexts(
  letters: Uint8Array,
  at: number,
  ahead: Ahead,
  heard: Heard,
  out: Int32Array,
): void {
  const here = MARGIN + at
  const letter = letters[here] ?? 0
  const next = letters[here + 1] ?? 0
  const second = letters[here + 2] ?? 0
  const third = letters[here + 3] ?? 0
  const after = letters[here - 1] ?? 0

  const [a, b, c, d, e] = heard.chunks
  const one = mix(mix(mix(101, letter), a + 2), after)
  const two = mix(mix(one, b + 2), letters[here - 2] ?? 0)
  const three = mix(mix(two, c + 2), letters[here - 3] ?? 0)
  const four = mix(mix(three, d + 2), letters[here - 4] ?? 0)
  const [phone, phone2, phone3] = heard.phones
  const sound = mix(mix(77, letter), phone)
  const stress = mix(mix(55, letter), Math.min(heard.primaries, 2))
  const rhythm = mix(mix(56, letter), heard.stresses)

  const hashes = [
    one,
    two,
    three,
    four,
    mix(mix(four, e + 2), letters[here - 5] ?? 0),
    mix(one, next),
    mix(two, next),
    mix(mix(one, next), second),
    mix(mix(two, next), second),
    mix(three, next),
    mix(mix(mix(two, next), second), third),
    mix(mix(three, next), second),
    sound,
    mix(sound, phone2),
    mix(mix(sound, phone2), phone3),
    mix(mix(sound, next), phone2),
    stress,
    mix(mix(stress, Math.min(heard.syllables, 4)), next),
    mix(mix(mix(stress, next), second), third),
    rhythm,
    mix(rhythm, next),
    mix(mix(mix(stress, heard.vowel), next), phone),
    mix(mix(mix(rhythm, next), second), third),
    mix(mix(stress, ahead.letters), next),
    mix(rhythm, ahead.letters),
    mix(mix(stress, ahead.vowels), next),
    mix(rhythm, ahead.vowels),
    mix(mix(rhythm, ahead.vowels), KINDS[next] ?? 0),
    mix(rhythm, ahead.kinds),
    mix(mix(mix(mix(57, letter), heard.vowel), next), second),
    mix(mix(rhythm, after), next),
  ]
  // Each is mixed with its place, so that no two of them are taken for one.
  for (let index = LETTER_CONTEXTS; index < CONTEXTS; index += 1)
    out[index] = finish(mix(hashes[index - LETTER_CONTEXTS] ?? 0, index))
}
