/** The end of a word as it is spelled. */
export interface SpelledRime {
  /** The last vowel letters: "ea", "y". A silent e at the end is none of them. */
  readonly vowels: string
  /** The letters after them, with the silent e. */
  readonly rest: string
}

/** Letters at the end of a word that are looked at. */
const LONGEST = 16

/** Reads the end of a word as it is spelled: "love" is o + ve, "memory" is y, "beat" is ea + t. */
export function spelledRime(word: string): SpelledRime {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(-LONGEST)
  const silent = /^.+?([aeiouy]+w?)([^aeiouyw]+e)$|^([aeiouy]+w?)([^aeiouyw]+e)$/.exec(letters)
  if (silent !== null) return { vowels: silent[1] ?? silent[3] ?? '', rest: silent[2] ?? silent[4] ?? '' }
  const [, vowels = '', rest = letters.slice(-2)] = /([aeiouy]+w?)([^aeiouy]*)$/.exec(letters) ?? []
  return { vowels, rest }
}
