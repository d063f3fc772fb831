import type { HeardLine, HeardText, HeardWord } from '../hearing/heard-text.ts'
import { compareTails, type TailRhyme } from './compare-tails.ts'
import { tailsAt, type Tail } from './tail.ts'

/** A place where a rhyme may end: after a word of a bar. */
export interface RhymePlace {
  readonly line: number
  /** Index of the word in its bar. */
  readonly word: number
  readonly isLineEnd: boolean
}

/** Two places that rhyme, the earlier first. */
export interface RhymeLink {
  readonly from: RhymePlace
  readonly to: RhymePlace
  readonly rhyme: TailRhyme
}

/** Bars back in which the end of a line is still heard, and in which a word inside a line is. */
const END_REACH = 3
const INNER_REACH = 1
/** Syllables apart at which an inner rhyme of one syllable is still heard as one (a bar and a half). */
const INNER_SYLLABLES = 16
/** Least strength where a rhyme is not between two line ends: chance gives too many weak ones (see scoring.md, SCORE-12). */
const INNER_STRENGTH_SHORT = 3.3
const INNER_STRENGTH_LONG = 4.4

interface Candidate extends RhymePlace {
  readonly tails: readonly Tail[]
  readonly isContent: boolean
  /** Syllables of the verse up to the end of this word. */
  readonly at: number
}

function candidatesOf(text: HeardText): Candidate[] {
  let at = 0
  return text.lines.flatMap(({ words }: HeardLine, line) =>
    words.map((word: HeardWord, index) => {
      at += word.sound.length
      const isLineEnd = index === words.length - 1
      const tails = tailsAt(words, index, isLineEnd)
      return { line, word: index, isLineEnd, tails, isContent: !word.isFunctionWord, at }
    }),
  )
}

/** Whether a rhyme away from the line ends is strong enough to be meant. */
function isMeant(a: Candidate, b: Candidate, rhyme: TailRhyme): boolean {
  if (!a.isContent || !b.isContent) return false
  if (rhyme.length > 1) return rhyme.strength >= INNER_STRENGTH_LONG && rhyme.kind !== 'assonant'
  return rhyme.strength >= INNER_STRENGTH_SHORT && Math.abs(a.at - b.at) <= INNER_SYLLABLES
}

function inReach(a: Candidate, b: Candidate): boolean {
  return b.line - a.line <= (a.isLineEnd && b.isLineEnd ? END_REACH : INNER_REACH)
}

/**
 * Every pair of places that rhymes: line ends with the ends of the bars before, and inner words within a bar and the one
 * before. A pair whose words overlap ("over under" with itself) is none.
 */
export function findRhymes(text: HeardText): RhymeLink[] {
  const candidates = candidatesOf(text)
  const links: RhymeLink[] = []
  candidates.forEach((to, index) => {
    for (let back = index - 1; back >= 0; back -= 1) {
      const from = candidates[back]
      if (from === undefined || to.line - from.line > END_REACH) break
      if (!inReach(from, to)) continue
      const rhyme = compareTails(from.tails, to.tails)
      if (rhyme === undefined) continue
      if (from.line === to.line && to.word - rhyme.wordsB < from.word) continue
      if ((from.isLineEnd && to.isLineEnd) || isMeant(from, to, rhyme)) links.push({ from, to, rhyme })
    }
  })
  return links
}
