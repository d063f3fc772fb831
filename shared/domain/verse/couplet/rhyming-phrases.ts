import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { hearText } from '../../scoring/hearing/hear-text.ts'
import { tailsAt, type Tail } from '../../scoring/rhyme/tail.ts'
import { endsRhymePerfectly } from './hear-couplet.ts'

interface Phrase {
  readonly text: string
  readonly key: string
  readonly tails: readonly Tail[]
}

/** An end of a verse to answer. */
export interface VerseEnd {
  readonly tails: readonly Tail[]
  readonly key: string
}

/** Finds the phrases that rhyme perfectly with an end, other than on the same word. */
export type RhymingPhrases = (end: VerseEnd) => readonly string[]

const lastVowels = (tails: readonly Tail[]): number[] =>
  tails.flatMap(({ syllables: [last] }) => (last === undefined ? [] : [last.vowel]))

/** Hears phrases once and keeps them by the vowel they end on, so that a look-up compares only those that can rhyme. */
export function indexPhrases(ear: Pronouncer, phrases: readonly string[]): RhymingPhrases {
  const byVowel = new Map<number, Phrase[]>()
  for (const text of phrases) {
    const words = hearText(ear, text).lines[0]?.words ?? []
    const tails = tailsAt(words, words.length - 1)
    const phrase = { text, key: words.at(-1)?.key ?? '', tails }
    for (const vowel of new Set(lastVowels(tails)))
      byVowel.set(vowel, [...(byVowel.get(vowel) ?? []), phrase])
  }
  return (end) => {
    const near = new Set(lastVowels(end.tails).flatMap((vowel) => byVowel.get(vowel) ?? []))
    return [...near]
      .filter(({ key, tails }) => key !== end.key && endsRhymePerfectly(tails, end.tails))
      .map(({ text }) => text)
  }
}
