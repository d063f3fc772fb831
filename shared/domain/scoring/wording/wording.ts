import { valueOn, type Curve } from '../curve.ts'
import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { COMMON_STEMS } from './common-words.ts'

/** What the ear says of a verse's choice of words. */
export interface WordingReport {
  /** Different words a bar that exist and that not everybody uses. */
  readonly choiceWordsPerBar: number
  /** 0 to 100. */
  readonly mark: number
}

/** Choice words a bar: our graded beginners have .5, median amateurs .9, good verses 2 and strong ones 2.7. */
const CHOICE: Curve = [
  [0, 15],
  [0.4, 27],
  [0.85, 42],
  [1.5, 60],
  [2.2, 78],
  [3, 92],
  [4, 100],
]
/** A line of more syllables holds more than one bar's words. */
const LONG_BAR = 14

/** Bars of a verse, a long one for more than one: how much is said in them does not hang on where lines end. */
export const barsWorth = ({ lines }: HeardText): number =>
  lines.reduce((sum, { syllables }) => sum + Math.max(1, syllables / LONG_BAR), 0)

/**
 * Hears how choice the words are: the share of words beyond the common stock grows with skill in all writing (Laufer and
 * Nation 1995, lexical frequency profile).
 */
export function reportWording(text: HeardText): WordingReport {
  const choice = new Set(
    wordsOf(text)
      .filter(({ isFunctionWord, known }) => known && !isFunctionWord)
      .map(({ key }) => stemOf(key))
      .filter((stem) => stem.length > 2 && !COMMON_STEMS.has(stem)),
  )
  const choiceWordsPerBar = choice.size / Math.max(1, barsWorth(text))
  return { choiceWordsPerBar, mark: valueOn(CHOICE, choiceWordsPerBar) }
}
