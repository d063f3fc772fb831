import type { Syllable } from '../../phonetics/phonetics.ts'
import type { HeardText, HeardWord, SaidBar } from '../hearing/heard-text.ts'
import type { RhymeFamily, RhymeSpan, ScoredLine, ScoredSyllable, ScoredWord } from '../verse-score.ts'

/** A syllable's phones as CMUdict writes them: "B AA1 R Z". */
const phonesOf = ({ onset, nucleus, coda, stress }: Syllable): string[] => [
  ...onset,
  `${nucleus}${stress}`,
  ...coda,
]

/** The family of each syllable of each new bar, by place. */
function familiesByPlace(families: readonly RhymeFamily[]): ReadonlyMap<string, number> {
  const byPlace = new Map<string, number>()
  for (const { line, firstSyllable, syllables, family } of families.flatMap(({ spans }) => spans)) {
    for (let at = 0; at < syllables; at += 1) byPlace.set(`${line} ${firstSyllable + at}`, family)
  }
  return byPlace
}

function scoreWords({ words, says }: SaidBar, byPlace: ReadonlyMap<string, number>): ScoredWord[] {
  let at = 0
  const scoreSyllable = (syllable: Syllable): ScoredSyllable => {
    const family = says === undefined ? undefined : byPlace.get(`${says} ${at}`)
    at += 1
    return { phones: phonesOf(syllable), stress: syllable.stress, family: family ?? null }
  }
  return words.map(({ start, end, text, sound }: HeardWord) => ({
    start,
    end,
    text,
    syllables: sound.map(scoreSyllable),
  }))
}

/** Every bar with its syllables and their families. A bar that repeats a new one has the families of that. */
export function scoredLines(text: HeardText, families: readonly RhymeFamily[]): ScoredLine[] {
  const byPlace = familiesByPlace(families)
  return text.bars.map((bar) => ({
    start: bar.words[0]?.start ?? 0,
    end: bar.words.at(-1)?.end ?? 0,
    isEcho: bar.isEcho,
    words: scoreWords(bar, byPlace),
  }))
}

/** The families with their lines counted among all bars instead of the new ones. */
export function placeAmongBars(text: HeardText, families: readonly RhymeFamily[]): RhymeFamily[] {
  const barOf = new Map<number, number>()
  text.bars.forEach(({ says, isEcho }, bar) => {
    if (!isEcho && says !== undefined) barOf.set(says, bar)
  })
  const placed = (span: RhymeSpan): RhymeSpan => ({ ...span, line: barOf.get(span.line) ?? span.line })
  return families.map((family) => ({ ...family, spans: family.spans.map(placed) }))
}
