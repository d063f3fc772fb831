import { isVowel, parsePhones, vowelOf, withStress, type Phone } from './phones.ts'
import type { Vowel } from './phonetics.ts'

/** Endings that pull the stress onto the syllable before them. */
const STRESS_BEFORE = /(?:[st]ion|[st]ions|ic|ics|ical|ity|ian|ious|eous|ial|ially|ually|itive)$/
/** Endings that carry the stress themselves. */
const STRESS_ON = /(?:ee|ees|eer|eers|ette|esque|oo)$/
/** Verbs and adjectives stressed two syllables before their end. */
const STRESS_TWO_BEFORE = /(?:ate|ates|ated|ize|izes|ized|ise|ify|ifies|graphy|logy|cracy)$/
/** Unstressed beginnings. */
const WEAK_START = /^(?:a(?=[bcdfglmnprstv]{2})|be|de|re|ex|en|in|un|pre|pro|per|con|com|dis|mis)/

const LAX: ReadonlySet<Vowel> = new Set<Vowel>(['AE', 'AH', 'EH', 'IH', 'UH', 'AA'])
const REDUCED: ReadonlySet<Vowel> = new Set<Vowel>(['AE', 'AA', 'EH', 'UH'])
const SCHWA = parsePhones('AH0')[0] ?? 0

/** Syllables that the ending of a word takes up in its stress rule. */
const endingSyllables = (ending: string): number =>
  /^(?:ical|ity|ian|ious|eous|ial|ially|ually|itive)$/.test(ending)
    ? /ially|ually|itive/.test(ending)
      ? 3
      : 2
    : 1

/** Which vowel (counted from the first) bears the primary stress. */
function stressedVowel(word: string, phones: readonly Phone[], vowels: readonly number[]): number {
  const last = vowels.length - 1
  if (last <= 0) return 0
  if (STRESS_ON.test(word)) return last
  const before = STRESS_BEFORE.exec(word)
  if (before !== null) return Math.max(0, last - endingSyllables(before[0]))
  if (STRESS_TWO_BEFORE.test(word)) return Math.max(0, last - 2)
  if (last === 1) return WEAK_START.test(word) && word.length > 4 ? 1 : 0
  const penult = vowels[last - 1] ?? 0
  const gap = (vowels[last] ?? 0) - penult - 1
  const heavy = gap > 1 || !LAX.has(vowelOf(phones[penult] ?? 0))
  return heavy ? last - 1 : last - 2
}

/**
 * Places primary stress by ending and by weight (the Latin rule as English keeps it, Chomsky and Halle 1968) and reduces
 * the lax vowels left without any.
 */
export function placeStress(word: string, phones: readonly Phone[]): Phone[] {
  const vowels = phones.flatMap((phone, index) => (isVowel(phone) ? [index] : []))
  const stressed = vowels[stressedVowel(word, phones, vowels)]
  return phones.map((phone, index) => {
    if (!isVowel(phone)) return phone
    if (index === stressed) return withStress(phone, 1)
    return REDUCED.has(vowelOf(phone)) ? SCHWA : withStress(phone, 0)
  })
}
