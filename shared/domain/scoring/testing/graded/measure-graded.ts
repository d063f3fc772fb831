import type { Pronouncer } from '../../../phonetics/phonetics.ts'
import { scoreVerse } from '../../score-verse.ts'
import type { VerseScore } from '../../verse-score.ts'
import type { GradedVerse, Level } from './graded-verse.ts'
import { GRADED } from './graded-verses.ts'

/** A graded verse and what the ear says of it. */
export interface ScoredVerse extends GradedVerse {
  readonly topic: string
  readonly score: VerseScore
}

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/** Scores the graded verses of some topics; of all when none is named. */
export const scoreGraded = (
  ear: Pronouncer,
  topics: readonly string[] = Object.keys(GRADED),
): ScoredVerse[] =>
  topics.flatMap((topic) =>
    (GRADED[topic] ?? []).map((verse) => ({ ...verse, topic, score: scoreVerse(ear, verse) })),
  )

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The middle value; between the two middle ones of an even number. NaN of nothing. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

/** The totals of one level. */
export const totalsOf = (verses: readonly ScoredVerse[], level: Level): number[] =>
  verses.filter((verse) => verse.level === level).map(({ score }) => score.total)

/** Ranks from 1, equal values sharing the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}

/** Spearman's rank correlation of level and total, from -1 to 1. */
export function rankCorrelation(verses: readonly ScoredVerse[]): number {
  const a = ranksOf(verses.map(({ level }) => level))
  const b = ranksOf(verses.map(({ score }) => score.total))
  const middle = meanOf(a)
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, index) => sum + (value - middle) * ((y[index] ?? middle) - middle), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

/** Two verses of which the lower level has the higher total, or the same. */
export interface Inversion {
  readonly lower: ScoredVerse
  readonly higher: ScoredVerse
}

/** Of all pairs of verses of different levels, those that the totals put the wrong way round. */
export function inversionsOf(verses: readonly ScoredVerse[]): {
  readonly pairs: number
  readonly wrong: readonly Inversion[]
} {
  const pairs = verses.flatMap((lower) =>
    verses.filter(({ level }) => level > lower.level).map((higher) => ({ lower, higher })),
  )
  return {
    pairs: pairs.length,
    wrong: pairs.filter(({ lower, higher }) => lower.score.total >= higher.score.total),
  }
}
