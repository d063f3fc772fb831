import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { scoreVerse } from '#shared/domain/scoring/score-verse.ts'
import type { RhymeKind, RhymeSpan, ScoredSyllable, VerseScore } from '#shared/domain/scoring/verse-score.ts'

/** One whitespace-separated token of the text; without syllables where none are heard of it ("-", "🔥", "(yeah!)": SCORE-4). */
interface AnalyzedWord {
  readonly text: string
  readonly syllables: readonly ScoredSyllable[]
}

/** One line of the text as written, empty ones included. */
interface AnalyzedLine {
  readonly text: string
  readonly words: readonly AnalyzedWord[]
}

/** A stretch that rhymes, by its place in `lines`. */
interface AnalyzedSpan {
  readonly text: string
  readonly line: number
  /** Index of the token with its first syllable, and that syllable's index there. */
  readonly word: number
  readonly syllable: number
  /** How many syllables rhyme. */
  readonly syllables: number
  readonly kind: RhymeKind
  readonly isLineEnd: boolean
  /** Log-odds. */
  readonly strength: number
}

interface AnalyzedFamily {
  readonly kind: RhymeKind
  readonly strength: number
  readonly spans: readonly AnalyzedSpan[]
}

/** The whole analysis of a text, as it is printed. Offsets count UTF-16 units of the text. */
export interface Analysis {
  readonly lines: readonly AnalyzedLine[]
  /** A syllable's `family` is an index of this list. */
  readonly families: readonly AnalyzedFamily[]
  /** A letter for each bar that has words; long lines are several bars. */
  readonly scheme: VerseScore['scheme']
  readonly findings: VerseScore['findings']
  /** Says that only the beginning of the text was heard: the words after it have no syllables. */
  readonly note?: string
  readonly scores: Omit<VerseScore, 'lines' | 'families' | 'scheme' | 'findings' | 'rhymes'>
}

/** A token with the syllables of the words heard in it. */
interface Token {
  readonly line: number
  readonly word: number
  readonly end: number
  readonly text: string
  readonly syllables: ScoredSyllable[]
}

function tokensOf(text: string): { readonly lines: readonly string[]; readonly tokens: readonly Token[] } {
  const lines = text.replace(/(?:\r\n?|\n)$/, '').split(/\r\n?|\n/)
  const tokens: Token[] = []
  let from = 0
  for (const [line, written] of lines.entries()) {
    for (const [word, { 0: token, index }] of [...written.matchAll(/\S+/g)].entries()) {
      const end = from + index + token.length
      tokens.push({ line, word, end, text: token, syllables: [] })
    }
    from += written.length
    from += text.startsWith('\r\n', from) ? 2 : 1
  }
  return { lines: text === '' ? [] : lines, tokens }
}

/** Where a syllable went: a token, and which of its syllables it is. */
type Place = readonly [token: Token, syllable: number]

/** Puts the syllables that were heard into the tokens they were heard in. */
function placeSyllables(score: VerseScore, tokens: readonly Token[]): readonly (readonly Place[])[] {
  let at = 0
  return score.lines.map(({ words }) =>
    words.flatMap(({ start, syllables }) => {
      while ((tokens[at]?.end ?? Infinity) <= start) at += 1
      const token = tokens[at]
      return token === undefined
        ? []
        : syllables.map((syllable): Place => [token, token.syllables.push(syllable) - 1])
    }),
  )
}

function placeSpan(text: string, span: RhymeSpan, places: readonly (readonly Place[])[]): AnalyzedSpan[] {
  const place = places[span.line]?.[span.firstSyllable]
  if (place === undefined) return []
  const [{ line, word }, syllable] = place
  const { syllables, kind, isLineEnd, strength } = span
  return [
    { text: text.slice(span.start, span.end), line, word, syllable, syllables, kind, isLineEnd, strength },
  ]
}

/** Characters that are heard: a long song. More would take longer than a tenth of a second, when the code is warm. */
const MOST_HEARD = 5_000

/** The beginning of a long text, up to the end of a word. */
const beginningOf = (text: string): string =>
  text.length <= MOST_HEARD
    ? text
    : (/^[^]*(?=\s)/.exec(text.slice(0, MOST_HEARD))?.[0] ?? text.slice(0, MOST_HEARD))

/** Hears a text as a verse that answers nothing, and lays what was heard over its lines and whitespace-separated words. */
export function analyze(ear: Pronouncer, text: string): Analysis {
  const beginning = beginningOf(text)
  const score = scoreVerse(ear, { text: beginning })
  const { lines, tokens } = tokensOf(text)
  const places = placeSyllables(score, tokens)
  const byLine = Map.groupBy(tokens, ({ line }) => line)
  const { lines: _lines, families, rhymes: _rhymes, scheme, findings, ...scores } = score
  return {
    lines: lines.map((written, line) => ({
      text: written,
      words: (byLine.get(line) ?? []).map(({ text: token, syllables }) => ({ text: token, syllables })),
    })),
    families: families.map(({ kind, strength, spans }) => ({
      kind,
      strength,
      spans: spans.flatMap((span) => placeSpan(text, span, places)),
    })),
    scheme,
    findings,
    ...(beginning.length < text.length && {
      note: `Only the first ${beginning.length.toLocaleString('en')} characters were heard.`,
    }),
    scores,
  }
}
