import type { HeardWord } from '../hearing/heard-text.ts'
import { cluster } from './cluster.ts'
import { compareTails } from './compare-tails.ts'
import { tailsAt, type Tail } from './tail.ts'

/** Lines apart at which two ends are still heard together: enough for ABBA and for a couplet after a couplet. */
const REACH = 4
/** A rhyme this strong groups line ends by itself; one below still serves a line that has no stronger partner. */
const STRONG = 3
const WEAK = 1.7
/** Affinity of two ends that are the same word, and of two that share nothing. */
const SAME_WORD = 0.5
const NOTHING_SHARED = -1

/** Strengths, on the scale of a rhyme, of what still ties two line ends that do not rhyme outright. */
const CONTAINED_WORD = 3.5
const SPELLED_ALIKE_UNKNOWN = 2.6
const SPELLED_ALIKE = 2.1
const SAME_CONSONANTS = 2
const SAME_LAST_SYLLABLE = 1.9

interface LineEnd {
  readonly word: HeardWord
  readonly tails: readonly Tail[]
}

const spelledRime = (key: string): string => /[aeiouy]+[^aeiouy]*e?$/.exec(key)?.[0] ?? key

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

/** What ties the last syllables: the consonants that end them ("gone / one"), or all of an unstressed one. */
function lastSyllableTie(a: LineEnd, b: LineEnd): number {
  let tie = 0
  for (const { syllables: left } of a.tails) {
    for (const { syllables: right } of b.tails) {
      const [x] = left
      const [y] = right
      if (x === undefined || y === undefined || !sameList(x.after, y.after)) continue
      if (x.after.length > 0 && x.stress > 0 && y.stress > 0) tie = Math.max(tie, SAME_CONSONANTS)
      if (x.nucleus === y.nucleus) tie = Math.max(tie, SAME_LAST_SYLLABLE)
    }
  }
  return tie
}

function spellingTie(a: HeardWord, b: HeardWord): number {
  const shorter = Math.min(a.key.length, b.key.length)
  if (shorter > 2 && (a.key.endsWith(b.key) || b.key.endsWith(a.key))) return CONTAINED_WORD
  const rime = spelledRime(a.key)
  if (rime.length < 2 || rime !== spelledRime(b.key)) return 0
  return a.known && b.known ? SPELLED_ALIKE : SPELLED_ALIKE_UNKNOWN
}

function tieStrength(a: LineEnd, b: LineEnd): number {
  const rhyme = compareTails(a.tails, b.tails)?.strength ?? 0
  const spelling = spellingTie(a.word, b.word)
  return Math.max(rhyme, spelling, rhyme > 0 ? 0 : lastSyllableTie(a, b))
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The rhyme scheme of lines by their last words: a number a line, counted from 0 in order of appearance; lines with the
 * same number rhyme. Two passes: strong rhymes group first, then a line left alone takes the nearest thing to a rhyme.
 */
export function rhymeScheme(lines: readonly (readonly HeardWord[])[]): readonly number[] {
  const ends = lines.flatMap((words): LineEnd[] => {
    const word = words.at(-1)
    return word === undefined ? [] : [{ word, tails: tailsAt(words, words.length - 1) }]
  })
  const ties = ends.map((a) => ends.map((b) => (a.word.key === b.word.key ? undefined : tieStrength(a, b))))
  const affinity = (a: number, b: number, least: number): number | undefined => {
    if (Math.abs(a - b) > REACH) return undefined
    const tie = ties[a]?.[b]
    if (tie === undefined) return SAME_WORD
    return tie === 0 ? NOTHING_SHARED : tie - least
  }
  const strong = cluster(ends.length, (a, b) => affinity(a, b, STRONG))
  const groups = cluster(strong.length, (x, y) => {
    const left = strong[x] ?? []
    const right = strong[y] ?? []
    if (left.length > 1 && right.length > 1) return NOTHING_SHARED
    const pairs = left.flatMap((a) => right.map((b) => affinity(a, b, WEAK)))
    return meanOf(pairs.filter((value) => value !== undefined))
  })
  const scheme = new Array<number>(ends.length).fill(0)
  for (const [number, group] of groups.entries()) {
    for (const at of group) for (const member of strong[at] ?? []) scheme[member] = number
  }
  return scheme
}
