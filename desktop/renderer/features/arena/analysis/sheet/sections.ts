import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'
import type { Light } from './light.ts'

type Family = LyricAnalysis['families'][number]
type Finding = LyricAnalysis['findings'][number]

/** One thing the ear found, as a line of the list. */
export interface Found {
  readonly light: NonNullable<Light>
  /** The words it is about. */
  readonly quote: string
  readonly reason: string
  readonly points: number
}

export interface Section {
  readonly title: string
  /** How many of them stand there before all are asked for. */
  readonly atFirst: number
  /** The one with the most points first. */
  readonly found: readonly Found[]
}

export const WORDPLAY: ReadonlySet<string> = new Set(['wordplay', 'punchline', 'rebuttal'])
export const METAPHORS: ReadonlySet<string> = new Set(['simile', 'metaphor'])
/** What counts against a verse. */
export const STALE: ReadonlySet<string> = new Set(['cliche', 'repetition'])
/** Words of a family that are quoted at most. */
const MOST_WORDS = 5

/** Sums of tenths come out as tenths. */
export const sumOf = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, value) => sum + value, 0) * 10) / 10

/** Up to 4 end rhymes, 3 internal rhymes, 2 of wordplay and 2 metaphors at first, and whatever counts against the verse. */
export function sectionsOf({ text, families, findings }: LyricAnalysis): readonly Section[] {
  const rhymes = (isLineEnd: boolean): Found[] =>
    families.flatMap((family, index) => foundIn(text, family, index, isLineEnd))
  const devices = (fits: (finding: Finding) => boolean): Found[] =>
    findings.flatMap((finding, index) =>
      fits(finding) ? [{ ...asFound(text, finding), light: { kind: 'finding', index } }] : [],
    )
  const sections = [
    { title: 'End rhymes', atFirst: 4, found: rhymes(true) },
    { title: 'Internal rhymes', atFirst: 3, found: rhymes(false) },
    { title: 'Wordplay', atFirst: 2, found: devices(({ kind }) => WORDPLAY.has(kind)) },
    { title: 'Metaphors', atFirst: 2, found: devices(({ kind }) => METAPHORS.has(kind)) },
    { title: 'Marked down', atFirst: 0, found: devices(({ kind }) => STALE.has(kind)) },
  ]
  return sections.map((section) => ({
    ...section,
    found: section.found.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)),
  }))
}

/** A family once, with all its points: as an end rhyme where it ties two ends by different words, else as an internal one. */
function foundIn(
  text: string,
  { spans, reason, points }: Family,
  index: number,
  isLineEnd: boolean,
): Found[] {
  const ends = spans.filter((span) => span.isLineEnd)
  const inner = spans.filter((span) => !span.isLineEnd)
  const tiesEnds = wordsOf(text, ends).length > 1
  if (tiesEnds !== isLineEnd) return []
  const words = wordsOf(text, tiesEnds ? [...ends, ...inner] : spans)
  const rest = words.length - MOST_WORDS
  const quote = words.slice(0, MOST_WORDS).join(' / ')
  return [
    {
      light: { kind: 'family', index },
      quote: rest > 0 ? `${quote} +${String(rest)}` : quote,
      reason,
      points,
    },
  ]
}

const wordsOf = (text: string, spans: Family['spans']): string[] => [
  ...new Set(spans.map(({ start, end }) => oneLine(text.slice(start, end)).toLowerCase())),
]

const asFound = (text: string, { start, end, reason, points }: Finding): Omit<Found, 'light'> => ({
  quote: `“${oneLine(text.slice(start, end))}”`,
  reason,
  points,
})

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
