/**
 * What real rap does: aggregates over the 372 verses of at least 60 syllables in the MCFlow corpus (124 transcribed
 * songs, 66,409 syllables, with experts' labels of rhyme, stress and metre). Aggregates only; the corpus is not here.
 */

/** A figure at the 5th, 25th, 50th, 75th and 95th percentile of the verses. */
export type Percentiles = readonly [p5: number, p25: number, p50: number, p75: number, p95: number]

/** Syllables in a bar. */
export const SYLLABLES_PER_BAR: Percentiles = [7.2, 9.4, 10.3, 11.5, 13.5]

/** Syllables in a second, pauses left out. */
export const SYLLABLES_PER_SECOND: Percentiles = [3.85, 4.45, 4.78, 5.21, 5.78]

/** Where stressed syllables fall, as shares; 1.3 % fall off the grid of sixteenths. */
export const STRESS_PLACEMENT = { onBeat: 0.446, offBeatEighth: 0.339, otherSixteenths: 0.202 }

/** On which of the four beats of a bar, or after it, rhymes fall, as shares. */
export const RHYMES_BY_BEAT: readonly [number, number, number, number] = [0.154, 0.195, 0.312, 0.339]
