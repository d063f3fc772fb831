import type { LyricAnalysis } from '#shared/contract/http/lyrics.ts'

type Family = LyricAnalysis['families'][number]
type Finding = LyricAnalysis['findings'][number]

/** Six families of end rhymes, five of inner ones, three puns, three images and a stale phrase; it sums to 80 points. */
const TEXT = Array.from(
  { length: 6 },
  (_, index) => `in${String(index)} and on${String(index)} to end${String(index)}\nfin${String(index)}`,
).join('\n')

const lineOf = (offset: number): number => TEXT.slice(0, offset).split('\n').length - 1

function family(words: readonly string[], family: number, points: number, isLineEnd: boolean): Family {
  const spans = words.map((word, index) => {
    const start = TEXT.indexOf(word)
    return {
      start,
      end: start + word.length,
      family,
      kind: 'perfect' as const,
      isLineEnd,
      line: lineOf(start),
      firstSyllable: isLineEnd ? 0 : index,
      syllables: 1,
      strength: 3,
      points: points / words.length,
    }
  })
  const letter = String.fromCharCode(65 + family)
  return { letter, kind: 'perfect', strength: 6, words, reason: `Because of ${letter}.`, points, spans }
}

function finding(kind: Finding['kind'], word: string, points: number): Finding {
  const start = TEXT.indexOf(word)
  return { kind, start, end: start + word.length, reason: `A ${kind} in ${word}.`, weight: points, points }
}

const FAMILIES: readonly Family[] = [
  ...[0, 1, 2, 3, 4, 5].map((n) => family([`end${String(n)}`, `fin${String(n)}`], n, 6 - n / 2, true)),
  ...[0, 1, 2, 3, 4].map((n) => family([`in${String(n)} `, `on${String(n)}`], 6 + n, 5 - n / 2, false)),
]

const FINDINGS: readonly Finding[] = [
  finding('wordplay', 'and on0', 4),
  finding('punchline', 'and on1', 3),
  finding('rebuttal', 'and on2', 2),
  finding('metaphor', 'and on3', 2),
  finding('simile', 'and on4', 1),
  finding('metaphor', 'and on5', 0.5),
  finding('cliche', 'to end5', -1),
]

const sum = (values: readonly { readonly points: number }[]): number =>
  values.reduce((total, { points }) => total + points, 0)

/** An analysis with more of everything than is shown at first. */
export function anAnalysis(over: Partial<LyricAnalysis> = {}): LyricAnalysis {
  return {
    overallScore: 80,
    percentile: 85,
    rhymeDensity: {
      score: 74,
      endRhymes: [],
      internalRhymes: [],
      shareOfSyllablesInRhyme: 0.31,
      meanLongestVowelMatch: 0.624,
    },
    flowAnalysis: { score: 70, rhythmConsistency: 66, syllablePattern: [5, 1] },
    creativityAnalysis: { score: 60, detectedWordplay: [], detectedMetaphors: [] },
    text: TEXT,
    note: null,
    families: FAMILIES,
    findings: FINDINGS,
    remainders: [
      { name: 'flow', reason: '1 to 5 syllables a bar.', points: 80 - sum(FAMILIES) - sum(FINDINGS) },
    ],
    bars: [
      {
        start: 0,
        end: 15,
        scheme: 'A',
        isEcho: false,
        words: [
          {
            start: 0,
            end: 15,
            text: 'winter',
            syllables: [
              { text: 'win', stress: 1, family: 0, sixteenth: -1 },
              { text: 'ter', stress: 0, family: null, sixteenth: 9 },
            ],
          },
        ],
      },
    ],
    ...over,
  }
}

/** An analysis of a verse in which nothing was found. */
export const nothingHeard = (): LyricAnalysis =>
  anAnalysis({
    text: 'hello there',
    families: [],
    findings: [],
    remainders: [],
    overallScore: 0,
    percentile: 0,
  })
