import { CONSONANTS, VOWELS, type Consonant, type Stress, type Vowel } from './phonetics.ts'

/**
 * One sound in one byte: `vowel * 3 + stress` for the 45 stressed vowels, then the 24 consonants.
 * Dictionaries, guesses and spelled-out letters all speak it, so that a word can be put together from any of them.
 */
export type Phone = number

/** The first code that is a consonant. */
const FIRST_CONSONANT = VOWELS.length * 3
/** How many codes there are. */
export const PHONE_COUNT = FIRST_CONSONANT + CONSONANTS.length

const CODE_BY_NAME: ReadonlyMap<string, Phone> = new Map<string, Phone>([
  ...VOWELS.flatMap((vowel, index) =>
    [0, 1, 2].map((stress): [string, Phone] => [`${vowel}${stress}`, index * 3 + stress]),
  ),
  ...CONSONANTS.map((consonant, index): [string, Phone] => [consonant, FIRST_CONSONANT + index]),
])

/**
 * Reads phones as CMUdict writes them, such as `"R AE1 P"`.
 * @throws RangeError when a name is none of the ARPAbet's.
 */
export function parsePhones(text: string): Phone[] {
  return text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const code = CODE_BY_NAME.get(name)
      if (code === undefined) throw new RangeError(`"${name}" is no phone of CMUdict`)
      return code
    })
}

/** Whether a phone is a vowel. */
export const isVowel = (phone: Phone): boolean => phone < FIRST_CONSONANT

/**
 * The vowel of a vowel code.
 * @throws RangeError for a code that is none.
 */
export function vowelOf(phone: Phone): Vowel {
  const vowel = VOWELS[Math.floor(phone / 3)]
  if (vowel === undefined) throw new RangeError(`${phone} is no vowel`)
  return vowel
}

/** The stress of a vowel code. */
export const stressOf = (phone: Phone): Stress => (phone % 3) as Stress

/** The same vowel with another stress; a consonant stays itself. */
export const withStress = (phone: Phone, stress: Stress): Phone =>
  isVowel(phone) ? phone - (phone % 3) + stress : phone

/**
 * The consonant of a consonant code.
 * @throws RangeError for a code that is none.
 */
export function consonantOf(phone: Phone): Consonant {
  const consonant = CONSONANTS[phone - FIRST_CONSONANT]
  if (consonant === undefined) throw new RangeError(`${phone} is no consonant`)
  return consonant
}
