import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { hearText } from '../../scoring/hearing/hear-text.ts'
import { tailsAt, type Tail } from '../../scoring/rhyme/tail.ts'

/** A line that fits its bar, as heard. */
export interface FitLine {
  readonly text: string
  /** The sounds it ends on. */
  readonly tails: readonly Tail[]
  /** The word it ends on, lower case. */
  readonly endKey: string
}

/** Syllables of a bar (OPP-20). */
const FEWEST_SYLLABLES = 8
const MOST_SYLLABLES = 13

/** Hears a line; nothing when it does not fill one bar, or fills more. */
export function hearLine(ear: Pronouncer, text: string): FitLine | undefined {
  const { bars } = hearText(ear, text)
  const words = bars[0]?.words ?? []
  const syllables = words.reduce((sum, { sound }) => sum + sound.length, 0)
  if (bars.length !== 1 || syllables < FEWEST_SYLLABLES || syllables > MOST_SYLLABLES) return undefined
  return { text, tails: tailsAt(words, words.length - 1), endKey: words.at(-1)?.key ?? '' }
}
