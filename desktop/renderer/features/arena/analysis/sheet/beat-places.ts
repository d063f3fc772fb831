import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'

type Bar = LyricAnalysis['bars'][number]

/** Sixteenths of a bar of four beats. */
const BAR = 16
const HALF = BAR / 2

/** Where a syllable is drawn, in percent of the width; whole bars on one line, or halves of bars on two. */
export interface BeatPlace {
  readonly whole: number
  readonly half: number
  /** Which of the two lines it is on. */
  readonly line: 0 | 1
}

/** Sixteenths before the first beat that any of these bars takes, 0 to 4. */
export const pickUpOf = (bars: readonly Bar[]): number =>
  Math.min(4, Math.max(0, ...bars.map(({ words }) => Math.ceil(-(words[0]?.syllables[0]?.sixteenth ?? 0)))))

/** Draws a sixteenth (0 is the downbeat) on a line that begins `pickUp` sixteenths before the bar. */
export function beatPlace(sixteenth: number, pickUp: number): BeatPlace {
  const line = sixteenth < HALF ? 0 : 1
  const inHalf = line === 0 ? sixteenth : sixteenth - HALF
  return {
    whole: percent(sixteenth + pickUp, BAR + pickUp),
    half: percent(inHalf + pickUp, HALF + pickUp),
    line,
  }
}

const percent = (part: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 10_000) / 100))
