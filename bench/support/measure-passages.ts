import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import type { ScoredLine } from '#shared/domain/scoring/verse-score.ts'
import { labelledSyllables, type LabelledPassage } from './labelled-rhymes.ts'
import { BASELINES } from './rhyme-baselines.ts'

/** How well syllables in rhyme are told from the rest, from 0 to 1. */
interface SyllableFigures {
  readonly precision: number
  readonly recall: number
  readonly f: number
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

function compare(pairs: readonly (readonly [marked: boolean, labelled: boolean])[]): SyllableFigures {
  const both = pairs.filter(([marked, labelled]) => marked && labelled).length
  const marked = pairs.filter(([one]) => one).length
  const labelled = pairs.filter(([, other]) => other).length
  return {
    precision: rounded(both / Math.max(1, marked)),
    recall: rounded(both / Math.max(1, labelled)),
    f: rounded((2 * both) / Math.max(1, marked + labelled)),
  }
}

const byEar = (lines: readonly ScoredLine[]): boolean[] =>
  lines.flatMap(({ words }) =>
    words.flatMap(({ syllables }) => syllables.map(({ family }) => family !== null)),
  )

const WAYS = { ...BASELINES, 'the ear': byEar }

/** Each way of marking the syllables of passages in rhyme, against their labels. */
function measure(
  heard: readonly { readonly lines: readonly ScoredLine[]; readonly labels: readonly boolean[] }[],
) {
  const figures = Object.entries(WAYS).map(([name, mark]) => {
    const pairs = heard.flatMap(({ lines, labels }) =>
      mark(lines).map((marked, at) => [marked, labels[at] ?? false] as const),
    )
    return [name, compare(pairs)] as const
  })
  const labels = heard.flatMap((passage) => passage.labels)
  return {
    passages: heard.length,
    syllables: labels.length,
    shareLabelled: rounded(labels.filter(Boolean).length / labels.length),
    ...Object.fromEntries(figures),
  }
}

/** Figures over labelled passages, those written after the settings were chosen apart. */
export function measurePassages(ear: Pronouncer, passages: readonly LabelledPassage[]) {
  const heard = passages.map((passage) => {
    const { lines } = scoreVerse(ear, { text: passage.text })
    const counts = lines.flatMap(({ words }) => words.map(({ syllables }) => syllables.length))
    return { lines, labels: labelledSyllables(passage, counts), isLater: passage.isLater }
  })
  return {
    lookedAt: measure(heard.filter(({ isLater }) => !isLater)),
    writtenLater: measure(heard.filter(({ isLater }) => isLater)),
  }
}
