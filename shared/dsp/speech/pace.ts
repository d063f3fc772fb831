import type { Decibels, Seconds } from '#shared/std/units.ts'
import type { SpokenSyllable } from './weigh-syllables.ts'
import { quantile } from './quantile.ts'

/** A stretch in which nobody speaks. */
export interface Pause {
  readonly start: Seconds
  readonly end: Seconds
}

/** How fast and how evenly somebody speaks. */
export interface Pace {
  /** From the first vowel to the last, pauses left out. */
  readonly speakingSeconds: Seconds
  /** Of that time. */
  readonly syllablesPerSecond: number
  /** How much the pace changes: standard deviation over mean of the paces of groups of eight syllables; 0 for one group. */
  readonly unevenness: number
  /** In their order, only between syllables: before the first and after the last there is none. */
  readonly pauses: readonly Pause[]
  /** How much louder the loud syllables are than the quiet ones: 95th percentile of their levels minus the 10th. */
  readonly loudnessRange: Decibels
}

/** What lies longer than this between two vowels is no consonant (de Jong and Wempe 2009 take 0.3 s of silence). */
const LEAST_PAUSE: Seconds = 0.35
/** What a consonant may take of a pause, before and after it. */
const AROUND_PAUSE: Seconds = 0.06
const GROUP = 8

/** Measures pace, pauses and loudness of syllables in their order; two at least. */
export function paceOf(syllables: readonly SpokenSyllable[]): Pace {
  const pauses = syllables.slice(1).flatMap((syllable, index) => {
    const start = (syllables[index]?.end ?? 0) + AROUND_PAUSE
    const end = syllable.onset - AROUND_PAUSE
    return end - start >= LEAST_PAUSE - 2 * AROUND_PAUSE ? [{ start, end }] : []
  })
  const paused = (from: Seconds, to: Seconds) =>
    pauses.reduce((sum, { start, end }) => (start >= from && end <= to ? sum + end - start : sum), 0)
  const spoken = (from: SpokenSyllable | undefined, to: SpokenSyllable | undefined) => {
    if (from === undefined || to === undefined) return 0
    return to.onset - from.onset - paused(from.onset, to.onset)
  }
  const [first, last] = [syllables[0], syllables.at(-1)]
  const speakingSeconds = spoken(first, last) + (last === undefined ? 0 : last.end - last.onset)
  const groups: number[] = []
  for (let at = 0; at + GROUP < syllables.length; at += GROUP)
    groups.push(GROUP / Math.max(0.1, spoken(syllables[at], syllables[at + GROUP])))
  const levels = syllables.map(({ level }) => level)
  return {
    speakingSeconds,
    syllablesPerSecond: speakingSeconds > 0 ? syllables.length / speakingSeconds : 0,
    unevenness: variation(groups),
    pauses,
    loudnessRange: quantile(levels, 0.95) - quantile(levels, 0.1),
  }
}

function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)
  return mean > 0 ? Math.sqrt(square) / mean : 0
}
