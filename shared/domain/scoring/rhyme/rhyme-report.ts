import type { HeardText, HeardWord } from '../hearing/heard-text.ts'
import { syllablesOf } from '../hearing/heard-text.ts'
import type { RhymeFamily, RhymeSpan } from '../verse-score.ts'
import { earnings } from './earnings.ts'
import { familiesOf, familyStrength, type Family, type Member } from './families.ts'
import { findRhymes } from './find-rhymes.ts'
import { rhymeScheme } from './scheme.ts'

/** What the ear says of a verse's rhymes. */
export interface RhymeReport {
  /** The strongest first. Lines are counted among the new bars. */
  readonly families: readonly RhymeFamily[]
  /** The spans of all families in the order of the text. */
  readonly spans: readonly RhymeSpan[]
  /** Syllables in rhyme, of all syllables; 0 for an empty verse. */
  readonly share: number
  /** The same share with each syllable weighed by what its rhyme is worth. */
  readonly weighedShare: number
  /** The scheme of the line ends, a number a bar. */
  readonly scheme: readonly number[]
  /** The bars whose end rhymes with the end of another. */
  readonly rhymedLines: ReadonlySet<number>
}

const countSyllables = (words: readonly HeardWord[]): number =>
  words.reduce((sum, { sound }) => sum + sound.length, 0)

function toSpan(
  text: HeardText,
  { place, words, kind, length, strength }: Member,
  family: number,
): RhymeSpan {
  const upToHere = countSyllables(text.lines[place.line]?.words.slice(0, place.word + 1) ?? [])
  const syllables = Math.min(length, countSyllables(words))
  return {
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    family,
    kind,
    isLineEnd: place.isLineEnd,
    line: place.line,
    firstSyllable: upToHere - syllables,
    syllables,
    strength,
  }
}

function toFamily(text: HeardText, family: Family, number: number): RhymeFamily {
  const spans = family
    .map((member) => toSpan(text, member, number))
    .sort((a, b) => a.line - b.line || a.firstSyllable - b.firstSyllable)
  const [strongest] = family.toSorted((a, b) => b.strength - a.strength)
  return { kind: strongest?.kind ?? 'perfect', strength: familyStrength(family), spans }
}

/** The bars that a family ties together by their ends. */
function lineEndsOf(family: Family): number[] {
  const lines = family.filter(({ place }) => place.isLineEnd).map(({ place }) => place.line)
  return lines.length > 1 ? lines : []
}

/** Hears the rhymes of a verse: families, their spans, and how much of the verse is in rhyme (SCORE-10 to SCORE-16). */
export function reportRhymes(text: HeardText): RhymeReport {
  const found = familiesOf(text, findRhymes(text))
  const families = found.map((family, number) => toFamily(text, family, number))
  const rhymed = found.map(lineEndsOf).filter((lines) => lines.length > 0)
  const syllables = syllablesOf(text)
  const { plain, weighed } = earnings(found)
  return {
    families,
    spans: families.flatMap(({ spans }) => spans).sort((a, b) => a.start - b.start),
    share: syllables === 0 ? 0 : plain / syllables,
    weighedShare: syllables === 0 ? 0 : weighed / syllables,
    scheme: rhymeScheme(
      text.lines.map(({ words }) => words),
      rhymed,
    ),
    rhymedLines: new Set(rhymed.flat()),
  }
}
