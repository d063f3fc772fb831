import { valueOn, type Curve } from '../curve.ts'
import type { HeardLine, HeardText } from '../hearing/heard-text.ts'
import type { RhymeReport } from '../rhyme/rhyme-report.ts'
import type { RhymeKind, RhymeSpan } from '../verse-score.ts'
import { innerTies } from './inner-ties.ts'
import { share } from './share.ts'

/** What ties two bars is firm by kind, by what it ends on and by how alike the bars are. */
interface Firmness {
  readonly kinds: Readonly<Record<RhymeKind, number>>
  /** A rhyme on a grammar word. */
  readonly onGrammar: number
  /** A bar tied by the second pass of the scheme alone. */
  readonly loose: number
  /** By the difference of their syllables over the longer one. */
  readonly alike: Curve
}

/** Where a line ends was chosen by who wrote it. */
const WRITTEN: Firmness = {
  kinds: { perfect: 1, multisyllabic: 1, mosaic: 1, slant: 0.85, assonant: 0.6 },
  onGrammar: 0.8,
  loose: 0.4,
  alike: [
    [0.3, 1],
    [0.5, 0.6],
    [0.7, 0.3],
  ],
}
/** Where a line was laid out by ear (SCORE-2) it ends on a rhyme whenever there is one, in prose too. */
const LAID_OUT: Firmness = {
  kinds: { perfect: 0.95, multisyllabic: 0.95, mosaic: 0.95, slant: 0.75, assonant: 0.4 },
  onGrammar: 0.45,
  loose: 0.2,
  alike: [
    [0.2, 1],
    [0.35, 0.7],
    [0.55, 0.3],
  ],
}

/** Whether a bar ends where a line of the text ends. */
const endsWritten = (written: string, line: HeardLine, next: HeardLine | undefined): boolean =>
  next === undefined || /[\r\n/]/.test(written.slice(line.words.at(-1)?.end ?? 0, next.words[0]?.start ?? 0))

/** Whether a bar is a part of a longer line. */
const isLaidOut = (lines: readonly HeardLine[], index: number, written: string): boolean => {
  const ends = (at: number): boolean => {
    const line = lines[at]
    return line === undefined || endsWritten(written, line, lines[at + 1])
  }
  return !ends(index) || !ends(index - 1)
}

/**
 * How firmly the bars of a verse are tied by rhyme, 0 to 1: the mean over the bars of the firmer of two ties, that of a bar's
 * end with other ends and that of the rhymes inside it.
 * @param written the text as given, which tells whether its lines are those of the verse
 */
export function tiedShare(text: HeardText, { spans, scheme }: RhymeReport, written: string): number {
  const lengthOf = (index: number): number => text.lines[index]?.syllables ?? 0
  const alikeness = (alike: Curve, a: number, b: number): number => {
    const [one, other] = [lengthOf(a), lengthOf(b)]
    return valueOn(alike, share(Math.abs(one - other), Math.max(one, other)))
  }
  const ends = new Map<number, RhymeSpan>(
    spans.filter(({ isLineEnd }) => isLineEnd).map((span) => [span.line, span]),
  )
  const inner = innerTies(text.lines, spans)
  const ties = text.lines.map((line, index) => {
    const { kinds, onGrammar, loose, alike } = isLaidOut(text.lines, index, written) ? LAID_OUT : WRITTEN
    const span = ends.get(index)
    const partners = [...ends].flatMap(([at, { family }]) =>
      at !== index && family === span?.family ? at : [],
    )
    const [firm, by] =
      span !== undefined && partners.length > 0
        ? [kinds[span.kind], partners]
        : [loose, scheme.flatMap((letter, at) => (at !== index && letter === scheme[index] ? at : []))]
    const best = Math.max(0, ...by.map((at) => alikeness(alike, index, at)))
    const end = firm * best * (line.words.at(-1)?.isFunctionWord === true ? onGrammar : 1)
    return Math.max(end, inner[index] ?? 0)
  })
  return share(
    ties.reduce((sum, tie) => sum + tie, 0),
    ties.length,
  )
}
