import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt } from '../rhyme/tail.ts'
import type { HeardWord } from './heard-text.ts'

/** A faint rhyme does not show where a bar ends. */
const LEAST_STRENGTH = 3.6

/** Which bars of a line would rhyme, wherever they end. */
export interface RhymingEnds {
  /** Whether bars that ended after two of its words, the earlier first, would rhyme. */
  readonly between: (earlier: number, later: number) => boolean
  /** Whether a bar may end after a word on a rhyme at all. */
  readonly mayRhyme: (word: number) => boolean
}

/** Which words of a line would rhyme as the ends of bars; each pair is heard once, when it is asked for. */
export function rhymingEnds(words: readonly HeardWord[], mayEnd: (word: HeardWord) => boolean): RhymingEnds {
  const tails = words.map((word, index) => (mayEnd(word) ? tailsAt(words, index) : []))
  const heard = words.map((): (boolean | undefined)[] => [])
  /** A word rhymes with no other that is itself, unless it carries grammar and lets the word before rhyme (SCORE-11). */
  const isSaidAgain = (earlier: number, later: number): boolean =>
    words[earlier]?.key === words[later]?.key && words[later]?.isFunctionWord === false
  const between = (earlier: number, later: number): boolean => {
    const known = heard[later]
    const apart = later - earlier
    const kept = known?.[apart]
    if (kept !== undefined) return kept
    const rhyme = isSaidAgain(earlier, later)
      ? undefined
      : compareTails(tails[earlier] ?? [], tails[later] ?? [])
    const rhymes = rhyme !== undefined && rhyme.strength >= LEAST_STRENGTH
    if (known !== undefined) known[apart] = rhymes
    return rhymes
  }
  return { between, mayRhyme: (word) => (tails[word]?.length ?? 0) > 0 }
}
