import type { Curve } from '../curve.ts'

/** What each measure of sense leaves of a total, 0 to 1. What people write, well or badly, lies where a curve is 1. */

/** Share of grammar words. Terse rap goes down to a quarter. */
export const GRAMMAR: Curve = [
  [0.03, 0.15],
  [0.12, 0.4],
  [0.2, 0.85],
  [0.25, 1],
  [0.72, 1],
  [0.85, 0.5],
  [1, 0.2],
]
/** Share of content words whose sound had to be guessed. */
export const UNKNOWN: Curve = [
  [0.2, 1],
  [0.4, 0.6],
  [0.7, 0.15],
]
/** Different stems among the content words of a stretch. */
export const DIFFERENT: Curve = [
  [0.1, 0.1],
  [0.3, 0.35],
  [0.5, 0.8],
  [0.62, 1],
]
/** Share of content words that sound just like another one before. */
export const HOMOPHONES: Curve = [
  [0.12, 1],
  [0.25, 0.6],
  [0.4, 0.25],
]
/** Share of content words on one rhyme. */
export const ONE_SOUND: Curve = [
  [0.56, 1],
  [0.66, 0.6],
  [0.8, 0.5],
  [1, 0.3],
]
/** Places a bar of the densest rhyme. */
export const DENSEST: Curve = [
  [3, 1],
  [3.25, 0.65],
  [4, 0.5],
]
/** How much a verse is a heap of things. */
export const HEAP: Curve = [
  [0, 1],
  [1, 0.4],
]
/** How much a verse is a list of rhyming things. */
export const RHYMING_LIST: Curve = [
  [0, 1],
  [1, 0.25],
]
/** Share of content words that end on the commonest suffix. */
export const ONE_SUFFIX: Curve = [
  [0.3, 1],
  [0.5, 0.6],
  [0.75, 0.25],
]
/** Impossible neighbours for each word. */
export const DISORDER: Curve = [
  [0, 1],
  [0.02, 0.8],
  [0.035, 0.6],
  [0.07, 0.4],
  [0.1, 0.25],
  [0.2, 0.1],
]
/** Runs of three words said before in the verse. */
export const REPEATED: Curve = [
  [0.2, 1],
  [0.45, 0.6],
  [0.7, 0.3],
]
/** Runs of four with their content words left blank that were had before. */
export const REFILLED: Curve = [
  [0.22, 1],
  [0.35, 0.75],
  [0.5, 0.45],
  [0.75, 0.25],
]
/** Comparisons a bar. */
export const COMPARISONS: Curve = [
  [0.75, 1],
  [1, 0.9],
  [1.5, 0.85],
  [2, 0.6],
  [4, 0.3],
]
/** Namings a bar ("I am the ..."). */
export const NAMINGS: Curve = [
  [1, 1],
  [1.5, 0.6],
  [3, 0.35],
]
/** What was said before the verse. */
export const BORROWED: Curve = [
  [0.42, 1],
  [0.55, 0.6],
  [0.7, 0.3],
  [0.9, 0.1],
]
/** How firmly the bars are tied by rhyme: what is not is talk. */
export const TIED: Curve = [
  [0, 0.5],
  [0.3, 0.55],
  [0.5, 0.75],
  [0.65, 1],
]
