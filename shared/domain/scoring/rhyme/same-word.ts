import type { HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import type { Tail, TailSyllable } from './tail.ts'

/** The first letter settles most pairs: every word is compared with every other, and stems are slow. */
const isSameWord = (a: HeardWord | undefined, b: HeardWord | undefined): boolean =>
  a !== undefined && b !== undefined && a.key[0] === b.key[0] && stemOf(a.key) === stemOf(b.key)

/** How many words at the end of both tails are the same: they repeat, a rhyme must lie before them ("leave it / believe it"). */
export function sharedEnding(a: Tail, b: Tail): number {
  let shared = 0
  while (isSameWord(a.words[shared], b.words[shared])) shared += 1
  return shared
}

/** Whether two syllables only say the same word again, in tails whose last `shared` words are the same (SCORE-11). */
export function isRepeated(a: Tail, b: Tail, at: TailSyllable, bt: TailSyllable, shared: number): boolean {
  if (at.wordsBack < shared && bt.wordsBack < shared) return true
  return at.wordsBack > 0 && bt.wordsBack > 0 && isSameWord(a.words[at.wordsBack], b.words[bt.wordsBack])
}

/**
 * How many letters one word has before the other, which ends it sound for sound ("play" in "wordplay"); nothing when it
 * does not.
 */
export function prefixBeforeSame(a: Tail, b: Tail, at: TailSyllable, bt: TailSyllable): number | undefined {
  if (at.onset !== bt.onset) return undefined
  const wordA = a.words[at.wordsBack]?.key ?? ''
  const wordB = b.words[bt.wordsBack]?.key ?? ''
  if (!(wordA.endsWith(wordB) || wordB.endsWith(wordA))) return undefined
  return Math.abs(wordA.length - wordB.length)
}
