import type { HeardLine, HeardText, HeardWord } from '../hearing/heard-text.ts'
import { compareTails } from './compare-tails.ts'
import { MOST_INNER_SHIFT, priorOdds, rhymingShift } from './prior-odds.ts'
import { isBetweenEnds, type RhymeLink, type RhymePlace } from './rhyme-link.ts'
import { tailsAt, type Tail } from './tail.ts'

/** Bars back in which the end of a line is still heard, and in which a word inside a line is. */
const END_REACH = 3
const INNER_REACH = 1
/** A rhyme is taken for meant from here on. Even odds would find less than they spare: F is best below them. */
export const LEAST_ODDS = -0.6

/** How much likelier a place rhymes with one that is in a rhyme already. */
const IN_CHAIN = 0.7

/** Grammar words that no phrase ends on. */
const OPENINGS: ReadonlySet<string> = new Set('and or but if the a an of to my your i'.split(' '))
/** Grammar words that close a phrase, and so may close a long rhyme inside a bar: "limited / finish it". */
const OBJECTS: ReadonlySet<string> = new Set('it me him us them'.split(' '))
const LONG = 3
/** What such a rhyme has back of what grammar words take. */
const LONG_ON_OBJECT = 1.3

interface Candidate extends RhymePlace {
  readonly isObject: boolean
  readonly tails: readonly Tail[]
}

function candidatesOf(text: HeardText): Candidate[] {
  let at = 0
  return text.lines.flatMap(({ words, syllables }: HeardLine, line) => {
    const start = at
    return words.map((word: HeardWord, index): Candidate => {
      at += word.sound.length
      const isLineEnd = index === words.length - 1
      return {
        line,
        word: index,
        isLineEnd,
        isGrammar: word.isFunctionWord && !isLineEnd,
        isOpening: OPENINGS.has(word.key) && !isLineEnd,
        isObject: OBJECTS.has(word.key) && !isLineEnd,
        at,
        inBar: (at - start) / syllables,
        tails: tailsAt(words, index, isLineEnd),
      }
    })
  })
}

/** Whether two places are near enough to be heard together. */
export function inReach(a: RhymePlace, b: RhymePlace): boolean {
  return Math.abs(b.line - a.line) <= (a.isLineEnd && b.isLineEnd ? END_REACH : INNER_REACH)
}

function linkOf(from: Candidate, to: Candidate): RhymeLink | undefined {
  const prior = priorOdds(from, to)
  const rhyme = prior === undefined ? undefined : compareTails(from.tails, to.tails)
  if (prior === undefined || rhyme === undefined) return undefined
  // Words that overlap ("over under" with itself) are no pair.
  if (from.line === to.line && to.word - rhyme.wordsB < from.word) return undefined
  const isLong = Math.min(rhyme.syllablesA, rhyme.syllablesB) >= LONG
  const back = isLong && (from.isObject || to.isObject) ? LONG_ON_OBJECT : 0
  return { from, to, rhyme, odds: rhyme.strength + prior + back }
}

/** Every pair of places that may rhyme, in any verse that rhymes much. */
function possibleLinks(text: HeardText): RhymeLink[] {
  const candidates = candidatesOf(text)
  const links: RhymeLink[] = []
  candidates.forEach((to, index) => {
    for (let back = index - 1; back >= 0; back -= 1) {
      const from = candidates[back]
      if (from === undefined || to.line - from.line > END_REACH) break
      const link = inReach(from, to) ? linkOf(from, to) : undefined
      if (link !== undefined && link.odds >= LEAST_ODDS - MOST_INNER_SHIFT - IN_CHAIN) links.push(link)
    }
  })
  return links
}

/**
 * Every pair of places that rhymes: line ends with the ends of the bars before, and inner words within a bar and the one
 * before, by their sounds, by where they lie and by how much the verse rhymes at all (SCORE-12).
 */
export function findRhymes(text: HeardText): RhymeLink[] {
  const links = possibleLinks(text)
  const shift = rhymingShift(links, Math.max(1, text.lines.length))
  const shifted = links.map((link) => ({
    ...link,
    odds: link.odds + (isBetweenEnds(link) ? shift.end : shift.inner),
  }))
  return withChains(shifted)
}

const placeOf = ({ line, word }: RhymePlace): string => `${line} ${word}`

/** The links that are likely, by themselves or because one of their places is in a rhyme already. */
function withChains(links: readonly RhymeLink[]): RhymeLink[] {
  const sure = links.filter(({ odds }) => odds >= LEAST_ODDS)
  const inRhyme = new Set(sure.flatMap(({ from, to }) => [placeOf(from), placeOf(to)]))
  return links
    .map((link) => {
      const isChained = inRhyme.has(placeOf(link.from)) || inRhyme.has(placeOf(link.to))
      return isChained ? { ...link, odds: link.odds + IN_CHAIN } : link
    })
    .filter(({ odds }) => odds >= LEAST_ODDS)
}
