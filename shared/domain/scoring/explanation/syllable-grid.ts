import { layBar } from '../flow/bar-layout.ts'
import { lineStresses } from '../flow/line-stresses.ts'
import type { HeardText } from '../hearing/heard-text.ts'
import type { ScoredLine, VerseScore } from '../verse-score.ts'
import type { GridBar, GridSyllable, GridWord } from './explanation.ts'
import { writtenSyllables } from './written-syllables.ts'

/** Lays every bar out in syllables on its four beats (SCORE-74). `heard` and `score` are of the same verse. */
export function syllableGrid(heard: HeardText, { lines, scheme }: VerseScore): GridBar[] {
  return heard.bars.flatMap(({ words }, index) => {
    const line = lines[index]
    if (line === undefined) return []
    const stresses = lineStresses({ words, syllables: 0 })
    const { start, end, isEcho } = line
    return [{ start, end, isEcho, scheme: scheme[index] ?? '-', words: gridWords(line, stresses) }]
  })
}

function gridWords({ words }: ScoredLine, stresses: readonly boolean[]): GridWord[] {
  const { sixteenths } = layBar(stresses)
  let at = 0
  return words.map(({ start, end, text, syllables }) => {
    const written = writtenSyllables(text, syllables.length)
    const cells = syllables.map(({ stress, family }, index): GridSyllable => {
      const isStressed = stresses[at] === true
      const sixteenth = sixteenths[at] ?? at
      at += 1
      return {
        text: written[index] ?? '',
        stress: isStressed ? (stress === 2 ? 2 : 1) : 0,
        family,
        sixteenth,
      }
    })
    return { start, end, text, syllables: cells }
  })
}
