import type { Pronouncer } from '../phonetics/phonetics.ts'
import { reportCreativity } from './creativity/creativity.ts'
import { toScore } from './curve.ts'
import { reportFlow } from './flow/flow.ts'
import { markDelivery, spokenFlowMark, type Delivery } from './flow/spoken-flow.ts'
import { hearAll, hearText } from './hearing/hear-text.ts'
import type { HeardText } from './hearing/heard-text.ts'
import { creativityMark, rhymeMark } from './marks.ts'
import { percentileOf } from './percentile.ts'
import { reportRhymes } from './rhyme/rhyme-report.ts'
import { schemeLetters } from './rhyme/scheme-letters.ts'
import { placeAmongBars, scoredLines } from './rhyme/scored-lines.ts'
import { meanLongestVowelMatch } from './rhyme/vowel-match.ts'
import { reportSense } from './sense/sense.ts'
import { totalOf } from './total.ts'
import type { HeardVerse, VerseScore } from './verse-score.ts'
import { reportWording } from './wording/wording.ts'

/** A verse and what it answers, heard. */
export interface VerseInPlace {
  readonly written: string
  readonly text: HeardText
  /** The verse being answered. */
  readonly answering: HeardText
  /** All that was said before. */
  readonly before: HeardText
}

/** What a verse comes after, heard once for as many verses as are tried there. */
export interface Place extends Pick<VerseInPlace, 'answering' | 'before'> {
  readonly said: ReadonlySet<string>
}

/** Hears what a verse comes after. */
export function hearPlace(
  ear: Pronouncer,
  { answering = '', earlier = [] }: Pick<HeardVerse, 'answering' | 'earlier'>,
): Place {
  const { heard: before, said } = hearAll(ear, [...earlier, answering])
  return { said, before, answering: earlier.length === 0 ? before : hearText(ear, answering) }
}

/** Hears a verse in its place. */
export const hearVerse = (ear: Pronouncer, written: string, { said, ...place }: Place): VerseInPlace => ({
  written,
  text: hearText(ear, written, said),
  ...place,
})

/**
 * Hears a verse and marks it. Pure and deterministic: the same verse in the same place has the same score, whoever says
 * it. Case, punctuation and spacing change nothing.
 */
export const scoreVerse = (ear: Pronouncer, verse: HeardVerse): VerseScore =>
  scoreHeard(hearVerse(ear, verse.text, hearPlace(ear, verse)), verse.delivery)

/** Marks a verse that has been heard, and how it was rapped where it was. */
export function scoreHeard(
  { written, text, answering, before }: VerseInPlace,
  delivery?: Delivery,
): VerseScore {
  const rhymes = reportRhymes(text)
  const families = placeAmongBars(text, rhymes.families)
  const flow = reportFlow(text, rhymes)
  const wit = reportCreativity({ text, rhymes, answering })
  const creativity = creativityMark(wit, reportWording(text))
  const sense = reportSense({ written, text, rhymes, before })
  const marks = {
    rhymeDensity: rhymeMark(text, rhymes),
    flowQuality: spokenFlowMark(flow.mark, delivery && markDelivery(delivery)),
    creativity: creativity.mark,
  }
  const { total, parts } = totalOf(text, { ...marks, sense: sense.whole })
  return {
    total,
    parts,
    percentile: percentileOf(total),
    weakestSense: sense.weakest,
    rhymeDensity: toScore(marks.rhymeDensity),
    flowQuality: toScore(marks.flowQuality),
    creativity: toScore(marks.creativity * sense.whole),
    creativitySources: creativity.sources,
    shareOfSyllablesInRhyme: rhymes.share,
    meanLongestVowelMatch: meanLongestVowelMatch(text),
    lines: scoredLines(text, rhymes.families),
    families,
    scheme: schemeLetters(text, rhymes.scheme),
    rhymes: families.flatMap(({ spans }) => spans).sort((a, b) => a.start - b.start),
    findings: wit.findings,
    syllablesPerLine: flow.syllablesPerLine,
    rhythmConsistency: toScore(flow.consistency * 100),
  }
}
