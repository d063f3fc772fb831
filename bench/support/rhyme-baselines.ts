import type { ScoredLine, ScoredSyllable } from '#shared/domain/scoring/verse-score.ts'

/** A syllable with where it was heard. */
interface Placed {
  readonly line: number
  readonly word: string
  readonly vowel: string
  /** The vowel with what follows it in its syllable. */
  readonly rime: string
  readonly isStressed: boolean
}

const bare = (phone: string): string => phone.replace(/\d$/, '')

function place(syllable: ScoredSyllable, line: number, word: string): Placed {
  const at = syllable.phones.findIndex((phone) => /\d$/.test(phone))
  const rime = syllable.phones.slice(at).map(bare)
  return { line, word, vowel: rime[0] ?? '', rime: rime.join(' '), isStressed: syllable.stress > 0 }
}

const placeAll = (lines: readonly ScoredLine[]): Placed[] =>
  lines.flatMap(({ words }, line) =>
    words.flatMap(({ text, syllables }) =>
      syllables.map((syllable) => place(syllable, line, text.toLowerCase())),
    ),
  )

/** Another word, in the same bar or the next to it. */
const canRhyme = (a: Placed, b: Placed): boolean => a.word !== b.word && Math.abs(a.line - b.line) <= 1

/** The syllables that match another one by a rule, each way round. */
const matching = (all: readonly Placed[], alike: (a: Placed, b: Placed) => boolean): boolean[] =>
  all.map((a) => all.some((b) => canRhyme(a, b) && alike(a, b)))

/** The syllables in runs of two or more whose vowels match another run's. */
function vowelRuns(all: readonly Placed[]): boolean[] {
  const marked = all.map(() => false)
  const alike = (a: Placed | undefined, b: Placed | undefined): boolean =>
    a !== undefined && b !== undefined && canRhyme(a, b) && a.vowel === b.vowel
  all.forEach((_, i) => {
    for (let j = 0; j < i; j += 1) {
      if (!alike(all[i], all[j]) || !alike(all[i + 1], all[j + 1])) continue
      for (const at of [i, i + 1, j, j + 1]) marked[at] = true
    }
  })
  return marked
}

/** Simple answers to "is this syllable in a rhyme", to see the ear's beside. */
export const BASELINES: Readonly<Record<string, (lines: readonly ScoredLine[]) => boolean[]>> = {
  'mark everything': (lines) => placeAll(lines).map(() => true),
  'any vowel match': (lines) => matching(placeAll(lines), (a, b) => a.vowel === b.vowel),
  'vowel runs of two or more': (lines) => vowelRuns(placeAll(lines)),
  'full rime, both stressed': (lines) =>
    matching(placeAll(lines), (a, b) => a.isStressed && b.isStressed && a.rime === b.rime),
}
