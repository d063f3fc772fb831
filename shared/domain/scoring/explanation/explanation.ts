import type { Finding, RhymeFamily, RhymeKind, RhymeSpan } from '../verse-score.ts'

/** Points of a total, to the tenth. */
export type Points = number

export interface ExplainedSpan extends RhymeSpan {
  readonly points: Points
}

export interface ExplainedFamily extends Omit<RhymeFamily, 'spans'> {
  /** What it is called beside the text: that of its end rhymes in the scheme, else the next one free. */
  readonly letter: string
  readonly kind: RhymeKind
  /** Its words, each once, in the order in which they are heard. */
  readonly words: readonly string[]
  readonly reason: string
  /** What all its spans bring. */
  readonly points: Points
  readonly spans: readonly ExplainedSpan[]
}

export interface ExplainedFinding extends Finding {
  /** Below 0 for what counts against the verse. */
  readonly points: Points
}

/** A syllable as the grid draws it. */
export interface GridSyllable {
  /** The letters of its word that stand for it. */
  readonly text: string
  /** As said in its bar: 0 none, 1 a beat, 2 a lighter one. */
  readonly stress: 0 | 1 | 2
  /** The index of the family that it rhymes in. */
  readonly family: number | null
  /** Where it would most likely fall, in sixteenths: 0 is the downbeat, 4, 8 and 12 the other beats; below 0 before it. */
  readonly sixteenth: number
}

export interface GridWord {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly syllables: readonly GridSyllable[]
}

export interface GridBar {
  readonly start: number
  readonly end: number
  /** Its letter in the scheme; "-" when it rhymes with no other bar. */
  readonly scheme: string
  /** Whether it was said before; then it earns nothing. */
  readonly isEcho: boolean
  readonly words: readonly GridWord[]
}

/** What a total consists of besides spans. */
export interface Remainder {
  readonly name: string
  readonly reason: string
  readonly points: Points
}

/** Why a verse has its total: the points of all spans, findings and remainders sum to it. */
export interface Explanation {
  readonly families: readonly ExplainedFamily[]
  readonly findings: readonly ExplainedFinding[]
  readonly remainders: readonly Remainder[]
  readonly bars: readonly GridBar[]
}
