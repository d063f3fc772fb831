import { CONSONANTS, type Consonant } from '../../../phonetics/phonetics.ts'

/**
 * Consonants in a row as one number, so that pairs of runs can be looked up: digits to base 25, each a consonant's place
 * in the list plus one, the first consonant highest. A run keeps its first five; longer ones are no English.
 */
export type ConsonantRun = number

/** No consonants. */
export const EMPTY_RUN: ConsonantRun = 0

const BASE = CONSONANTS.length + 1
const LONGEST = 5
/** One more than the largest run. */
export const RUN_LIMIT = BASE ** LONGEST

const DIGITS: ReadonlyMap<Consonant, number> = new Map(
  CONSONANTS.map((consonant, index) => [consonant, index + 1]),
)

/** A run from its consonants, after those of another run. */
export function runOf(consonants: readonly Consonant[], before: ConsonantRun = EMPTY_RUN): ConsonantRun {
  let run = before
  for (const consonant of consonants) {
    if (run * BASE >= RUN_LIMIT) break
    run = run * BASE + (DIGITS.get(consonant) ?? 0)
  }
  return run
}

/** The indices in CONSONANTS of a run's consonants, in order. */
export function consonantsOf(run: ConsonantRun): number[] {
  const indices: number[] = []
  for (let rest = run; rest > 0; rest = Math.floor(rest / BASE)) indices.unshift((rest % BASE) - 1)
  return indices
}

/** Two runs, one after the other. */
export function joinRuns(a: ConsonantRun, b: ConsonantRun): ConsonantRun {
  if (b === EMPTY_RUN) return a
  if (a === EMPTY_RUN) return b
  let run = a
  for (const index of consonantsOf(b)) {
    if (run * BASE >= RUN_LIMIT) break
    run = run * BASE + index + 1
  }
  return run
}
