import type { HeardWord } from './heard-text.ts'
import { rhymingEnds, type RhymingEnds } from './rhyming-ends.ts'

/** A written line with more syllables than this is no bar: somebody typed or spoke without line ends. */
const LONGEST_BAR = 18
/** Syllables that the bars of a verse may usually have; each is tried, and the layout that costs least is taken. */
const USUAL_SYLLABLES = [7, 8, 9, 10, 11, 12, 13, 14]
/** The middle of them (rap-flow norms: p50 10.3 in verses of professionals) and how far verses stray from it. */
const MIDDLE = 10.5
const STRAY = 2
/** How far a bar strays from what is usual in its verse. */
const SPREAD = 1.3
/** Bars that stray further are only tried when there are no others. */
const FURTHEST = 5
/** What a rhyme with the bar before is worth on the log scale of the length, and one with the bar before that. */
const RHYME_WORTH = 3.5
const ALTERNATE_WORTH = 3.5
/** What every bar costs, so that inner rhymes do not cut bars in half. */
const BAR_COST = 2
/** What it costs to end a bar on "the". */
const DANGLING_COST = 3

/** Words that a bar hardly ends on. */
const DANGLING = new Set(
  'a an the i youre im its thats theyre we they he she my your our their his of to and or but with for from in on at by as than i is are when while if because cause who which where into onto so very just until till'.split(
    ' ',
  ),
)

/** The cheapest layout that ends with one bar: a state of the search. */
interface Layout {
  /** The first and the last word of its last bar. */
  readonly start: number
  readonly end: number
  readonly cost: number
  readonly before: Layout | undefined
}

interface Search {
  readonly words: readonly HeardWord[]
  /** Syllables before each word, and at the end all. */
  readonly upTo: readonly number[]
  readonly rhymes: RhymingEnds
}

const square = (value: number): number => value * value

/**
 * Puts a bar behind the cheapest of the layouts that end before it.
 * @param behind the cheapest first; at least one
 */
function extend(
  behind: readonly Layout[],
  start: number,
  end: number,
  own: number,
  rhymes: RhymingEnds,
): Layout {
  const adjacent = rhymes.between(start - 1, end) ? RHYME_WORTH : 0
  let before = behind[0]
  let cost = (before?.cost ?? 0) + own - adjacent
  if (adjacent > 0 || !rhymes.mayRhyme(end)) return { start, end, cost, before }
  for (const layout of behind) {
    const here = layout.cost + own - ALTERNATE_WORTH
    if (here >= cost || layout.start === 0 || !rhymes.between(layout.start - 1, end)) continue
    cost = here
    before = layout
  }
  return { start, end, cost, before }
}

/** The layouts worth going on with, the cheapest first: all that a last bar can still gain over it is an alternate rhyme. */
function withHope(layouts: readonly Layout[]): readonly Layout[] {
  let [cheapest] = layouts
  if (cheapest === undefined) return layouts
  for (const layout of layouts) if (layout.cost < cheapest.cost) cheapest = layout
  const hopeful = [cheapest]
  for (const layout of layouts)
    if (layout !== cheapest && layout.cost < cheapest.cost + ALTERNATE_WORTH) hopeful.push(layout)
  return hopeful
}

/** The cheapest layout in bars of about so many syllables (Viterbi over the last bar). */
function cheapest({ words, upTo, rhymes }: Search, usual: number, furthest: number): Layout | undefined {
  const endingAt: (readonly Layout[])[] = []
  words.forEach(({ key }, end) => {
    const here: Layout[] = []
    const dangles = DANGLING.has(key) ? DANGLING_COST : 0
    for (let start = end; start >= 0; start -= 1) {
      const syllables = (upTo[end + 1] ?? 0) - (upTo[start] ?? 0)
      if (syllables > LONGEST_BAR && start < end) break
      const isInside = start > 0 && end < words.length - 1
      if (isInside && Math.abs(syllables - usual) > furthest) continue
      const own = BAR_COST + square((syllables - usual) / SPREAD) / 2 + dangles
      if (start === 0) here.push({ start, end, cost: own, before: undefined })
      else if ((endingAt[start - 1]?.length ?? 0) > 0)
        here.push(extend(endingAt[start - 1] ?? [], start, end, own, rhymes))
    }
    endingAt.push(withHope(here))
  })
  return endingAt.at(-1)?.[0]
}

/**
 * Lays a written line out in bars. One that could be a bar stays whole; a longer one, such as a transcript, is parted
 * where its parts come closest to bars that are alike in length and end on rhymes, in couplets or alternately.
 * Punctuation plays no part, for speech has none.
 */
export function layBars(words: readonly HeardWord[]): readonly (readonly HeardWord[])[] {
  const upTo = [0]
  for (const { sound } of words) upTo.push((upTo.at(-1) ?? 0) + sound.length)
  if ((upTo.at(-1) ?? 0) <= LONGEST_BAR) return [words]
  const search = { words, upTo, rhymes: rhymingEnds(words, ({ key }) => !DANGLING.has(key)) }
  let least = Infinity
  let best: Layout | undefined
  for (const usual of USUAL_SYLLABLES) {
    const layout = cheapest(search, usual, FURTHEST) ?? cheapest(search, usual, Infinity)
    const cost = (layout?.cost ?? Infinity) + square((usual - MIDDLE) / STRAY) / 2
    if (cost >= least) continue
    least = cost
    best = layout
  }
  const bars: (readonly HeardWord[])[] = []
  for (let layout = best; layout !== undefined; layout = layout.before)
    bars.unshift(words.slice(layout.start, layout.end + 1))
  return bars
}
