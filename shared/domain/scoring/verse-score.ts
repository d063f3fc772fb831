import type { Score, Share } from '#shared/std/units.ts'
import type { Delivery } from './flow/spoken-flow.ts'

/**
 * How two stretches of syllables rhyme. A multisyllabic rhyme has two syllables with a beat or three in all; in a mosaic
 * one, several words of one side sound against fewer of the other.
 */
export type RhymeKind = 'perfect' | 'slant' | 'assonant' | 'multisyllabic' | 'mosaic'

/** A stretch of the verse's text that takes part in a rhyme; offsets count UTF-16 units of the text as given. */
export interface RhymeSpan {
  readonly start: number
  readonly end: number
  /** Spans with the same number rhyme with each other: the index of their family. */
  readonly family: number
  readonly kind: RhymeKind
  /** Whether the span ends its line. */
  readonly isLineEnd: boolean
  /** Index of its line in the score's lines. */
  readonly line: number
  /** The first of its syllables that rhymes, counted from 0 in its line. */
  readonly firstSyllable: number
  /** How many syllables rhyme. */
  readonly syllables: number
  /** Log-odds of its best rhyme; above 0. */
  readonly strength: number
}

/** Places that all rhyme with one another; at least two. */
export interface RhymeFamily {
  /** The kind of its strongest rhyme. */
  readonly kind: RhymeKind
  /** The strength of all its spans together. */
  readonly strength: number
  /** In the order of the text. */
  readonly spans: readonly RhymeSpan[]
}

/** One syllable as it is heard. */
export interface ScoredSyllable {
  /** ARPAbet, as CMUdict writes it: the vowel carries its stress as a digit. */
  readonly phones: readonly string[]
  readonly stress: 0 | 1 | 2
  /** The family that it rhymes in; null where it is in no rhyme. */
  readonly family: number | null
}

/** One word of a bar. */
export interface ScoredWord {
  readonly start: number
  readonly end: number
  /** As written. */
  readonly text: string
  readonly syllables: readonly ScoredSyllable[]
}

/** One bar of a verse, those that only repeat an earlier one included. */
export interface ScoredLine {
  readonly start: number
  readonly end: number
  /** Whether all its words were said in this order before; it has the families of the bar it repeats and earns nothing. */
  readonly isEcho: boolean
  readonly words: readonly ScoredWord[]
}

/** What the ear finds beside sound; the last two count against a verse. */
export type FindingKind =
  'wordplay' | 'simile' | 'metaphor' | 'punchline' | 'rebuttal' | 'cliche' | 'repetition'

/** Something clever the ear found, or something stale, with the reason a person would accept. */
export interface Finding {
  readonly kind: FindingKind
  readonly start: number
  readonly end: number
  readonly reason: string
  /** Its worth beside others, before many of a kind level off: 1 is a good simile of one's own. Below 0 it counts against. */
  readonly weight: number
}

/** What a total is made of, in points to the tenth that sum to it. */
export interface TotalParts {
  readonly rhyme: number
  readonly flow: number
  readonly creativity: number
  /** What is lost where the verse makes little sense: 0 or less, as are the next two. */
  readonly sense: number
  /** What is lost because it is short. */
  readonly length: number
  /** What is lost because bars are said again. */
  readonly repetition: number
}

/** A measure of whether somebody would say a verse at all, each for one way of not making one (docs/spec/scoring.md, Sense). */
export type SenseName =
  | 'grammar'
  | 'vocabulary'
  | 'variety'
  | 'endings'
  | 'order'
  | 'phrasing'
  | 'frames'
  | 'lists'
  | 'own'
  | 'tied'

/** What wit comes from: freshness, pictures and findings. */
export interface CreativitySources {
  /** Words that are not said over and over, and not the stock. */
  readonly freshness: number
  /** What freshness lost. */
  readonly staleness: number
  /** Things that can be pictured. */
  readonly pictures: number
  readonly findings: number
}

/** What the mark for creativity comes from: all but staleness sum to it before sense tempers it. */
export interface MarkSources extends CreativitySources {
  /** Choice words, such as not everybody uses. */
  readonly words: number
}

/** What the ear says of a verse. The same function hears both sides. */
export interface VerseScore {
  /** 0-100: an amateur's median verse has about 50, a strong battle rapper's about 85. */
  readonly total: Score
  readonly parts: TotalParts
  /** How many percent of the reference writers it is better than: a multiple of 5 (docs/spec/scoring.md, SCORE-82). */
  readonly percentile: number
  /** What takes most of the total for want of sense; null where nothing does. */
  readonly weakestSense: SenseName | null
  /** 0-100: how the share of syllables in rhyme compares with real rap. */
  readonly rhymeDensity: Score
  /** 0-100. */
  readonly flowQuality: Score
  /** 0-100: wordplay, imagery, punchlines, rebuttal and originality. */
  readonly creativity: Score
  readonly creativitySources: MarkSources
  /** Share of syllables in rhyme (Hirjee and Brown 2010), 0-1. */
  readonly shareOfSyllablesInRhyme: Share
  /** Mean length in vowels of the longest match of each word with one of the fifteen before it (Malmi et al. 2016). */
  readonly meanLongestVowelMatch: number
  /** The bars, with every syllable. */
  readonly lines: readonly ScoredLine[]
  /** The strongest family first; a span's `family` is its index here. */
  readonly families: readonly RhymeFamily[]
  /** The end-rhyme scheme, a letter for each of `lines`: "A", "B" ..., "-" for a bar that rhymes with no other. */
  readonly scheme: readonly string[]
  /** All spans in the order of the text. */
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
  /** What anybody said earlier in the battle: repeating it earns nothing (SCORE-3). */
  readonly earlier?: readonly string[]
  /** How it was rapped; absent for a verse that was typed (SCORE-69). */
  readonly delivery?: Delivery | undefined
}
