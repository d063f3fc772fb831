import type { TailRhyme } from './compare-tails.ts'

/** A place where a rhyme may end: after a word of a bar. */
export interface RhymePlace {
  readonly line: number
  /** Index of the word in its bar. */
  readonly word: number
  readonly isLineEnd: boolean
  /** Whether it is a grammar word inside its bar, after which nobody looks for a rhyme. */
  readonly isGrammar: boolean
  /** Whether that word only opens what comes after it ("and", "the"). */
  readonly isOpening: boolean
  /** Syllables of the verse up to the end of this word. */
  readonly at: number
  /** How much of its bar is over with it, from 0 to 1. */
  readonly inBar: number
}

/** Two places that rhyme, the earlier first. */
export interface RhymeLink {
  readonly from: RhymePlace
  readonly to: RhymePlace
  readonly rhyme: TailRhyme
  /** Natural log-odds that the rhyme is meant: its sounds, and how likely rhymes are at such places at all. */
  readonly odds: number
}

/** Whether both places are line ends. */
export const isBetweenEnds = ({ from, to }: RhymeLink): boolean => from.isLineEnd && to.isLineEnd
