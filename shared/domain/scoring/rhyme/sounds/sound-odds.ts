import { CONSONANTS, VOWELS } from '../../../phonetics/phonetics.ts'
import { consonantsOf, EMPTY_RUN, type ConsonantRun } from './consonant-run.ts'

/**
 * How a syllable is said in its place: without a beat, with one, or with one lent by the verse ("e-ter-ni-TY" at the end
 * of a line).
 */
export type Beat = 0 | 1 | 2
export const NO_BEAT = 0
export const BEAT = 1
export const LENT_BEAT = 2

/**
 * Natural log-odds that sounds stand against each other in a rhyme rather than by chance (the form of Hirjee and Brown
 * 2010); learned by scripts/train-rhyme.ts.
 */
export interface SoundWeights {
  /** For each pair of vowels, row by row: both with a beat, a lent beat or one beat only, neither. */
  readonly vowels: readonly (readonly number[])[]
  /** For each pair of consonants, row by row. */
  readonly consonants: readonly number[]
  /** For each consonant that nothing stands against. */
  readonly gaps: readonly number[]
  /** That both runs of consonants end here. */
  readonly end: number
  /** That neither has any; as `end` when it is not given. */
  readonly empty?: number
  /** For each pair of beats, row by row. */
  readonly beats: readonly number[]
}

const ROW = VOWELS.length
const COLUMN = CONSONANTS.length
/** No run of consonants speaks stronger than this against a rhyme: a learned table must not forbid what it never saw. */
const LEAST_RUN = -5
/** Pairs of runs kept ready; English has a few thousand. */
const MOST_KEPT = 50_000

/** Which vowel table holds for a pair of beats. */
export const tableOf = (a: Beat, b: Beat): 0 | 1 | 2 => (a === 1 && b === 1 ? 0 : a === 0 && b === 0 ? 2 : 1)

/** Consonants that stand against each other; undefined against nothing. */
export type Column = readonly [a: number | undefined, b: number | undefined]

interface Alignment {
  readonly worth: number
  readonly columns: readonly Column[]
}

/** The best alignment of two runs of consonants (Needleman and Wunsch 1970). */
export function alignRuns(weights: SoundWeights, a: ConsonantRun, b: ConsonantRun): Alignment {
  if (a === EMPTY_RUN && b === EMPTY_RUN) return { worth: weights.empty ?? weights.end, columns: [] }
  const left = consonantsOf(a)
  const right = consonantsOf(b)
  const gap = (at: number | undefined): number => weights.gaps[at ?? 0] ?? 0
  const pair = (x = 0, y = 0): number => weights.consonants[x * COLUMN + y] ?? 0
  const table: Alignment[][] = []
  for (let i = 0; i <= left.length; i += 1) {
    const row: Alignment[] = []
    table.push(row)
    for (let j = 0; j <= right.length; j += 1) {
      const ways: Alignment[] = i === 0 && j === 0 ? [{ worth: weights.end, columns: [] }] : []
      const add = (before: Alignment | undefined, worth: number, column: Column): void => {
        if (before !== undefined)
          ways.push({ worth: before.worth + worth, columns: [...before.columns, column] })
      }
      if (i > 0 && j > 0)
        add(table[i - 1]?.[j - 1], pair(left[i - 1], right[j - 1]), [left[i - 1], right[j - 1]])
      if (i > 0) add(table[i - 1]?.[j], gap(left[i - 1]), [left[i - 1], undefined])
      if (j > 0) add(row[j - 1], gap(right[j - 1]), [undefined, right[j - 1]])
      row.push(ways.reduce((best, way) => (way.worth > best.worth ? way : best)))
    }
  }
  return table[left.length]?.[right.length] ?? { worth: weights.end, columns: [] }
}

/** The log-odds of pairs of sounds. */
export interface SoundOdds {
  readonly vowels: (a: number, b: number, beatA: Beat, beatB: Beat) => number
  readonly runs: (a: ConsonantRun, b: ConsonantRun) => number
  readonly beats: (a: Beat, b: Beat) => number
}

/**
 * Opens a table of weights; `runs` remembers the pairs that it aligned.
 * @param heard what is made of the log-odds of two runs of consonants; as they are when it is not given.
 */
export function createSoundOdds(
  weights: SoundWeights,
  heard: (odds: number) => number = (odds) => odds,
): SoundOdds {
  const vowels = weights.vowels.map((table) => Float64Array.from(table))
  const beats = Float64Array.from(weights.beats)
  const known = new Map<ConsonantRun, Map<ConsonantRun, number>>()
  let size = 0
  const align = (a: ConsonantRun, b: ConsonantRun): number => {
    const worth = heard(Math.max(LEAST_RUN, alignRuns(weights, a, b).worth))
    if (size >= MOST_KEPT) {
      known.clear()
      size = 0
    }
    const row = known.get(a) ?? new Map<ConsonantRun, number>()
    known.set(a, row.set(b, worth))
    size += 1
    return worth
  }
  return {
    vowels: (a, b, beatA, beatB) => vowels[tableOf(beatA, beatB)]?.[a * ROW + b] ?? 0,
    // The smaller run first: both ways round must be the same to the last digit.
    runs: (a, b) => (a <= b ? (known.get(a)?.get(b) ?? align(a, b)) : (known.get(b)?.get(a) ?? align(b, a))),
    beats: (a, b) => beats[a * 3 + b] ?? 0,
  }
}
