import { valueOn, type Curve } from '../curve.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import { repeatedRuns } from '../hearing/repeated-runs.ts'
import { stemOf } from '../hearing/stem.ts'
import { stockPhrases } from './find-cliches.ts'

/** How fresh a verse is, from 0 to 1: the words it chooses, and how little it repeats itself or the stock. */
export interface Originality {
  readonly freshness: number
  /** Stock phrases heard. */
  readonly cliches: number
}

/** Words looked at together: longer verses repeat words without being duller for it. */
const WINDOW = 40
/** Share of different words among the content words of a window. */
const VARIETY: Curve = [
  [0.3, 0],
  [0.6, 0.45],
  [0.85, 0.9],
  [0.95, 1],
]
/** Stock phrases a bar. */
const STOCK: Curve = [
  [0, 1],
  [0.25, 0.7],
  [0.75, 0.25],
  [1.5, 0],
]
/** Share of runs of three words that were said before. */
const REPEATED: Curve = [
  [0, 1],
  [0.1, 0.7],
  [0.4, 0.1],
  [0.6, 0],
]

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function varietyOf(stems: readonly string[]): number {
  const windows = Math.max(1, Math.ceil(stems.length / WINDOW))
  const size = Math.ceil(stems.length / windows)
  return mean(
    Array.from({ length: windows }, (_, index) => {
      const window = stems.slice(index * size, (index + 1) * size)
      return window.length === 0 ? 0 : new Set(window).size / window.length
    }),
  )
}

/** Hears how fresh a verse is (SCORE-36, SCORE-37). */
export function reportOriginality(text: HeardText): Originality {
  const words = wordsOf(text)
  const stems = words.filter((word) => !word.isFunctionWord).map(({ key }) => stemOf(key))
  const cliches = text.lines.reduce((sum, { words: line }) => sum + stockPhrases(line).length, 0)
  const bars = Math.max(1, text.lines.length)
  const freshness =
    valueOn(VARIETY, varietyOf(stems)) *
    valueOn(STOCK, cliches / bars) *
    valueOn(REPEATED, repeatedRuns(text))
  return { freshness, cliches }
}
