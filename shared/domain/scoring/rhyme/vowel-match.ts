import type { Vowel } from '../../phonetics/phonetics.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'

/** Words back that each word is compared with. */
const REACH = 15
/** A single vowel in common is chance. */
const LEAST_MATCH = 2

/**
 * The mean length of the longest vowel match (Malmi et al. 2016, "DopeLearning: A Computational Approach to Rap Lyrics
 * Generation"): each word from the second on is compared with each of the fifteen before it, vowel by vowel from the
 * last backwards; the same word is no match, nor is one vowel alone.
 * @returns vowels, 0 and more; 0 for a verse of one word or none.
 */
export function meanLongestVowelMatch(text: HeardText): number {
  const words = wordsOf(text)
  const vowels: Vowel[] = []
  /** Index of each word's last vowel. */
  const lastOf: number[] = []
  for (const { sound } of words) {
    for (const { nucleus } of sound) vowels.push(nucleus)
    lastOf.push(vowels.length - 1)
  }
  const matchOf = (a: number, b: number): number => {
    let length = 0
    const [from = 0, to = 0] = [lastOf[a], lastOf[b]]
    while (from - length >= 0 && vowels[from - length] === vowels[to - length]) length += 1
    return length
  }
  let sum = 0
  for (let index = 1; index < words.length; index += 1) {
    let longest = 0
    for (let back = Math.max(0, index - REACH); back < index; back += 1) {
      if (words[back]?.key !== words[index]?.key) longest = Math.max(longest, matchOf(back, index))
    }
    sum += longest < LEAST_MATCH ? 0 : longest
  }
  return words.length < 2 ? 0 : sum / (words.length - 1)
}
