import type { HeardWord } from '../hearing/heard-text.ts'
import type { RhymeKind } from '../verse-score.ts'
import type { Family } from './families.ts'

/** What a syllable in a rhyme is worth, by how it rhymes. */
const WORTH: Readonly<Record<RhymeKind, number>> = {
  mosaic: 1.1,
  multisyllabic: 1.1,
  perfect: 1,
  slant: 0.85,
  assonant: 0.5,
}
/** Worth left when two words rhyme by a suffix that hundreds share. */
const SUFFIX_WORTH = 0.5

/** The syllables that earn (SCORE-15, SCORE-17): each once, and a word only once in its family, for repeating is no rhyming. */
export function earnings(families: readonly Family[]): { readonly plain: number; readonly weighed: number } {
  const earned = new Map<HeardWord, number>()
  let plain = 0
  let weighed = 0
  for (const family of families) {
    const heard = new Set<string>()
    for (const { words, length, kind, isCheap } of family) {
      const phrase = words.map(({ key }) => key).join(' ')
      if (heard.has(phrase)) continue
      heard.add(phrase)
      let left = length
      for (const word of words.toReversed()) {
        const already = earned.get(word) ?? 0
        const here = Math.max(0, Math.min(left, word.sound.length) - already)
        earned.set(word, already + here)
        left -= word.sound.length
        plain += here
        weighed += here * WORTH[kind] * (isCheap ? SUFFIX_WORTH : 1)
      }
    }
  }
  return { plain, weighed }
}
