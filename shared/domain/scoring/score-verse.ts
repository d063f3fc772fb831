import type { Pronouncer } from '../phonetics/phonetics.ts'
import { reportCreativity } from './creativity/creativity.ts'
import { toScore, valueOn, type Curve } from './curve.ts'
import { reportFlow } from './flow/flow.ts'
import { hearText } from './hearing/hear-text.ts'
import { percentileOf } from './percentile.ts'
import { reportRhymes } from './rhyme/rhyme-report.ts'
import { schemeLetters } from './rhyme/scheme-letters.ts'
import { placeAmongBars, scoredLines } from './rhyme/scored-lines.ts'
import { meanLongestVowelMatch } from './rhyme/vowel-match.ts'
import { reportSense } from './sense.ts'
import { totalOf } from './total.ts'
import type { HeardVerse, VerseScore } from './verse-score.ts'

/**
 * The rhyme mark for a weighed share of syllables in rhyme (SCORE-17). By experts' labels real rap has .109, .159, .223,
 * .284 and .382 at its 5th, 25th, 50th, 75th and 95th percentile (372 verses of the MCFlow corpus): its median is a good
 * mark, and four plain end rhymes in four bars, about .09, a middling one.
 */
const RHYME_MARK: Curve = [
  [0, 0],
  [0.04, 17],
  [0.08, 36],
  [0.12, 50],
  [0.17, 64],
  [0.22, 75],
  [0.28, 86],
  [0.36, 95],
  [0.45, 100],
]

/**
 * Hears a verse and marks it. Pure and deterministic: the same verse in the same place has the same score, whoever says
 * it. Case, punctuation and spacing change nothing.
 */
export function scoreVerse(ear: Pronouncer, verse: HeardVerse): VerseScore {
  const answer = verse.answering ?? ''
  const text = hearText(ear, verse.text, [...(verse.earlier ?? []), answer])
  const rhymes = reportRhymes(text)
  const families = placeAmongBars(text, rhymes.families)
  const flow = reportFlow(text, rhymes)
  const creativity = reportCreativity({ text, rhymes, answering: hearText(ear, answer) })
  const sense = reportSense(text)
  const rhymeDensity = valueOn(RHYME_MARK, rhymes.weighedShare)
  const marks = { rhymeDensity, flowQuality: flow.mark, creativity: creativity.mark * sense.whole }
  const { total, parts } = totalOf(text, { ...marks, creativity: creativity.mark, sense: sense.whole })
  return {
    total,
    parts,
    percentile: percentileOf(total),
    rhymeDensity: toScore(marks.rhymeDensity),
    flowQuality: toScore(marks.flowQuality),
    creativity: toScore(marks.creativity),
    creativitySources: creativity.sources,
    shareOfSyllablesInRhyme: rhymes.share,
    meanLongestVowelMatch: meanLongestVowelMatch(text),
    lines: scoredLines(text, rhymes.families),
    families,
    scheme: schemeLetters(text, rhymes.scheme),
    rhymes: families.flatMap(({ spans }) => spans).sort((a, b) => a.start - b.start),
    findings: creativity.findings,
    syllablesPerLine: flow.syllablesPerLine,
    rhythmConsistency: toScore(flow.consistency * 100),
  }
}
