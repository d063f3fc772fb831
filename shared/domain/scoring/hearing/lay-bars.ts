import { compareTails } from '../rhyme/compare-tails.ts'
import { tailsAt, type Tail } from '../rhyme/tail.ts'
import type { HeardWord } from './heard-text.ts'

/** A written line with more syllables than this is no bar: somebody typed or spoke without line ends. */
const LONGEST_BAR = 18
/** Syllables of a bar: the middle and the spread of rap (rap-flow-norms: p50 10.3, p25 to p75 9.4 to 11.5). */
const USUAL_SYLLABLES = 10.3
const SPREAD = 2.2
/** What a rhyme with the bar before is worth, on the log scale of the length; a faint rhyme is worth nothing. */
const LEAST_STRENGTH = 2.8
const RHYME_WORTH = 4.5
/** What every bar costs, so that inner rhymes do not cut bars in half. */
const BAR_COST = 3
/** What it costs to end a bar on "the". */
const DANGLING_COST = 3

const DANGLING = new Set(
  'a an the i youre im its thats theyre we they he she my your our their his of to and or but with for from in on at by as than i is are when while if because cause who which where into onto so very just until till'.split(
    ' ',
  ),
)

interface Layout {
  /** Cost of the best layout up to here. */
  readonly cost: number
  /** Index of the word that ended the bar before; -1 when there is none. */
  readonly previous: number
}

const lengthCost = (syllables: number): number => BAR_COST + ((syllables - USUAL_SYLLABLES) / SPREAD) ** 2 / 2

const rhyme = (a: readonly Tail[], b: readonly Tail[]): boolean => {
  const found = compareTails(a, b)
  return found !== undefined && found.strength >= LEAST_STRENGTH
}

/** The cheapest layout up to each word (Viterbi over the places where a bar may end). */
function cheapestLayouts(words: readonly HeardWord[], syllablesUpTo: readonly number[]): Layout[] {
  const tails = words.map((_, index) => tailsAt(words, index))
  const layouts: Layout[] = []
  words.forEach((word, end) => {
    let best: Layout = { cost: Infinity, previous: end - 1 }
    for (let previous = end - 1; previous >= -1; previous -= 1) {
      const syllables = (syllablesUpTo[end + 1] ?? 0) - (syllablesUpTo[previous + 1] ?? 0)
      if (syllables > LONGEST_BAR && previous < end - 1) break
      const gain = previous >= 0 && rhyme(tails[previous] ?? [], tails[end] ?? []) ? RHYME_WORTH : 0
      const behind = previous < 0 ? 0 : (layouts[previous]?.cost ?? 0)
      const cost = behind + lengthCost(syllables) + (DANGLING.has(word.key) ? DANGLING_COST : 0) - gain
      if (cost < best.cost) best = { cost, previous }
    }
    layouts.push(best)
  })
  return layouts
}

/**
 * Lays a written line out in bars. One that could be a bar stays whole; a longer one, such as a transcript, is parted
 * where its parts come closest to usual bars that end on a rhyme. Punctuation plays no part, for speech has none.
 */
export function layBars(words: readonly HeardWord[]): readonly (readonly HeardWord[])[] {
  const syllablesUpTo = [0]
  for (const { sound } of words) syllablesUpTo.push((syllablesUpTo.at(-1) ?? 0) + sound.length)
  if ((syllablesUpTo.at(-1) ?? 0) <= LONGEST_BAR) return [words]
  const layouts = cheapestLayouts(words, syllablesUpTo)
  const bars: (readonly HeardWord[])[] = []
  let end = words.length - 1
  while (end >= 0) {
    const previous = layouts[end]?.previous ?? -1
    bars.unshift(words.slice(previous + 1, end + 1))
    end = previous
  }
  return bars
}
