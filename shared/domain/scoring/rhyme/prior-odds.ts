import { isBetweenEnds, type RhymeLink, type RhymePlace } from './rhyme-link.ts'

/** Log-odds that the ends of two lines rhyme, one, two and three bars apart, before anything is heard. */
const ENDS = [-0.3, -0.9, -1.8]
/** The same for two places of which one at least lies inside a line, and what each syllable between takes, from the seventh on. */
const INNER = -3.6
const PER_SYLLABLE = -0.06
const NEAR_SYLLABLES = 6
/** How much likelier rhymes are in each quarter of a bar than on the mean (MCFlow: .154, .195, .312 and .339 of them). */
const QUARTERS = [0.154, 0.195, 0.312, 0.339].map((share) => Math.log(4 * share))
/** What is lost where a rhyme ends on a grammar word in one of its places ("poet / show it"). */
const ONE_GRAMMAR = -2

const ofQuarter = ({ inBar }: RhymePlace): number => QUARTERS[Math.ceil(inBar * 4) - 1] ?? 0

/** Log-odds that two places rhyme, from where they lie alone; nothing where they cannot: a rhyme ends where a phrase may end. */
export function priorOdds(from: RhymePlace, to: RhymePlace): number | undefined {
  if (from.isLineEnd && to.isLineEnd) return ENDS[to.line - from.line - 1]
  if ((from.isGrammar && to.isGrammar) || from.isOpening || to.isOpening) return undefined
  const syllables = Math.max(0, to.at - from.at - NEAR_SYLLABLES)
  const grammar = from.isGrammar || to.isGrammar ? ONE_GRAMMAR : 0
  return INNER + PER_SYLLABLE * syllables + grammar + ofQuarter(from) + ofQuarter(to)
}

/** Log-odds from which on a rhyme between line ends, and one inside lines, is no chance. */
const SURE_END = 1.5
const SURE_INNER = 0.5
/** The share of bars with such an end, and such inner rhymes a bar, that the log-odds above stand for. */
const USUAL_ENDS = 0.75
const USUAL_INNER = 1
/** Bars as usual that are counted beside, so that a short verse says little. */
const BARS_BESIDE = 2
/** How far a verse may shift them. */
const LEAST_SHIFT = -1.5
const MOST_END_SHIFT = 0.4
/** How far a verse may raise the log-odds of its inner rhymes. */
export const MOST_INNER_SHIFT = 0.5

const clamp = (value: number, most: number): number => Math.min(most, Math.max(LEAST_SHIFT, value))

/**
 * How much likelier this verse rhymes than verses do, at its line ends and inside its lines: much rhyme makes the
 * doubtful ones likely, none makes them chance.
 */
export function rhymingShift(
  links: readonly RhymeLink[],
  bars: number,
): { readonly end: number; readonly inner: number } {
  const ends = links.filter((link) => isBetweenEnds(link) && link.odds >= SURE_END)
  const rhymed = new Set(ends.flatMap(({ from, to }) => [from.line, to.line])).size
  const inner = links.filter((link) => !isBetweenEnds(link) && link.odds >= SURE_INNER).length
  const against = (found: number, usual: number): number =>
    Math.log((found + BARS_BESIDE * usual) / ((bars + BARS_BESIDE) * usual))
  return {
    end: clamp(against(rhymed, USUAL_ENDS), MOST_END_SHIFT),
    inner: clamp(against(inner, USUAL_INNER), MOST_INNER_SHIFT),
  }
}
