import type { Score, Share } from '#shared/std/units.ts'

/** How two stretches of syllables rhyme. */
export type RhymeKind = 'perfect' | 'slant' | 'assonant' | 'multisyllabic'

/** A stretch of the verse's text that takes part in a rhyme; offsets count UTF-16 units of the text as given. */
export interface RhymeSpan {
  readonly start: number
  readonly end: number
  /** Spans with the same number rhyme with each other. */
  readonly family: number
  readonly kind: RhymeKind
  /** Whether the span ends its line. */
  readonly isLineEnd: boolean
}

/** Something clever the ear found, with the reason a person would accept. */
export interface Finding {
  readonly kind: 'wordplay' | 'simile' | 'metaphor' | 'punchline' | 'rebuttal'
  readonly start: number
  readonly end: number
  readonly reason: string
}

/** What the ear says of a verse. The same function hears both sides. */
export interface VerseScore {
  /** 0-100. */
  readonly total: Score
  /** 0-100: how the share of syllables in rhyme compares with real rap. */
  readonly rhymeDensity: Score
  /** 0-100. */
  readonly flowQuality: Score
  /** 0-100: wordplay, imagery, punchlines, rebuttal and originality. */
  readonly creativity: Score
  /** Share of syllables in rhyme (Hirjee and Brown 2010), 0-1. */
  readonly shareOfSyllablesInRhyme: Share
  readonly rhymes: readonly RhymeSpan[]
  readonly findings: readonly Finding[]
  /** Syllables in each line that has any. */
  readonly syllablesPerLine: readonly number[]
  /** 0-100: how alike the lines are in length and stress. */
  readonly rhythmConsistency: Score
}

/** A verse and what it answers. */
export interface HeardVerse {
  readonly text: string
  /** The verse being answered, for rebuttal; empty or absent for an opening verse. */
  readonly answering?: string
  /** What the same rapper said earlier in the battle: repeating it earns nothing. */
  readonly earlier?: readonly string[]
}
