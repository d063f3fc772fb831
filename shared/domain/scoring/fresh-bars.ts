import { valueOn, type Curve } from './curve.ts'
import { FILLERS } from './hearing/function-words.ts'
import type { HeardLine, HeardText } from './hearing/heard-text.ts'

/** How much of a verse is said for the first time. */
export interface FreshBars {
  /** Bars that say something new; one that changes a word or two of an earlier bar counts in part. */
  readonly bars: number
  /** Syllables of them. */
  readonly syllables: number
  /** Bars said again, whole or nearly, and bars of fillers. */
  readonly again: number
}

/** The share of a bar's words that one earlier bar has, and how much of the bar is that one again. */
const AGAIN: Curve = [
  [0.6, 0],
  [0.8, 1],
]
/** A bar with a smaller share of words that are no fillers says nothing. */
const LEAST_SAYING = 0.5

const sayingWords = ({ words }: HeardLine): string[] =>
  words.map(({ key }) => key).filter((key) => !FILLERS.has(key))

function sharedWords(words: readonly string[], earlier: readonly string[]): number {
  const left = [...earlier]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  }).length
}

/** Parts the bars of a verse into new ones and such as were said before or say nothing. */
export function freshBarsOf(text: HeardText): FreshBars {
  const said: string[][] = []
  let bars = 0
  let syllables = 0
  let again = text.echoes
  for (const line of text.lines) {
    const words = sayingWords(line)
    if (words.length < LEAST_SAYING * line.words.length) {
      again += 1
      continue
    }
    const most = Math.max(0, ...said.map((earlier) => sharedWords(words, earlier) / words.length))
    const isNew = 1 - valueOn(AGAIN, most)
    said.push(words)
    bars += isNew
    again += 1 - isNew
    syllables +=
      isNew * line.words.reduce((sum, { key, sound }) => sum + (FILLERS.has(key) ? 0 : sound.length), 0)
  }
  return { bars, syllables, again }
}
