/** The fifteen vowels of the ARPAbet as CMUdict writes them. */
export const VOWELS = [
  'AA',
  'AE',
  'AH',
  'AO',
  'AW',
  'AY',
  'EH',
  'ER',
  'EY',
  'IH',
  'IY',
  'OW',
  'OY',
  'UH',
  'UW',
] as const
export type Vowel = (typeof VOWELS)[number]

/** The twenty-four consonants of the ARPAbet as CMUdict writes them. */
export const CONSONANTS = [
  'B',
  'CH',
  'D',
  'DH',
  'F',
  'G',
  'HH',
  'JH',
  'K',
  'L',
  'M',
  'N',
  'NG',
  'P',
  'R',
  'S',
  'SH',
  'T',
  'TH',
  'V',
  'W',
  'Y',
  'Z',
  'ZH',
] as const
export type Consonant = (typeof CONSONANTS)[number]

/** 0 unstressed, 1 primary, 2 secondary. */
export type Stress = 0 | 1 | 2

/** One syllable: onset, then the rime (nucleus and coda). */
export interface Syllable {
  readonly onset: readonly Consonant[]
  readonly nucleus: Vowel
  readonly coda: readonly Consonant[]
  readonly stress: Stress
}

/** A word as it is said, syllable by syllable; never empty. */
export type Pronunciation = readonly Syllable[]

/** The ear's dictionary: every pronunciation of a word, likeliest first; of a word with no sound (such as "--"), none. */
export interface Pronouncer {
  readonly pronounce: (word: string) => readonly Pronunciation[]
  /** Whether the dictionary itself holds the word, as opposed to a guess from its letters. */
  readonly knows: (word: string) => boolean
}
