import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt } from '../rhyme/tail.ts'
import type { HeardWord } from './heard-text.ts'

/** A faint rhyme does not show where a bar ends. */
const LEAST_STRENGTH = 3.6

/** Whether bars that ended after two words of a line, the earlier first, would rhyme. */
export type RhymingEnds = (earlier: number, later: number) => boolean

/** Which words of a line would rhyme as the ends of bars; each pair is heard once, when it is asked for. */
export function rhymingEnds(words: readonly HeardWord[], mayEnd: (word: HeardWord) => boolean): RhymingEnds {
  const tails = words.map((word, index) => (mayEnd(word) ? tailsAt(words, index) : []))
  const heard = words.map((): (boolean | undefined)[] => [])
  return (earlier, later) => {
    const known = heard[later]
    const apart = later - earlier
    const kept = known?.[apart]
    if (kept !== undefined) return kept
    const rhyme = compareTails(tails[earlier] ?? [], tails[later] ?? [])
    const rhymes = rhyme !== undefined && rhyme.strength >= LEAST_STRENGTH
    if (known !== undefined) known[apart] = rhymes
    return rhymes
  }
}
