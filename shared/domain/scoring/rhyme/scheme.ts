import type { HeardWord } from '../hearing/heard-text.ts'
import { cluster } from './cluster.ts'
import { compareTails } from './compare-tails.ts'
import { EMPTY_RUN } from './sounds/consonant-run.ts'
import { tailsAt, type Tail } from './tail.ts'

/** Lines apart at which two ends are still heard together: enough for ABBA and for a couplet after a couplet. */
const REACH = 4
/** A tie weaker than this is none. */
const LEAST_TIE = 1
/** Affinity of two ends that are the same word, and of two that share nothing. */
const SAME_WORD = 1.5
const NOTHING_SHARED = -1

/** Strengths, on the scale of a rhyme, of what still ties two line ends that do not rhyme outright. */
const CONTAINED_WORD = 3.5
const SPELLED_ALIKE_UNKNOWN = 2.3
const SPELLED_ALIKE = 2.1
const SAME_CONSONANTS = 2
const SAME_LAST_SYLLABLE = 1.9

interface LineEnd {
  readonly word: HeardWord
  readonly tails: readonly Tail[]
}

const spelledRime = (key: string): string => /[aeiouy]+[^aeiouy]*e?$/.exec(key)?.[0] ?? key

/** What ties the last syllables: the consonants that end them ("gone / one"), or all of an unstressed one. */
function lastSyllableTie(a: LineEnd, b: LineEnd): number {
  let tie = 0
  for (const { syllables: left } of a.tails) {
    for (const { syllables: right } of b.tails) {
      const [x] = left
      const [y] = right
      if (x === undefined || y === undefined || x.after !== y.after) continue
      if (x.after !== EMPTY_RUN && x.beat > 0 && y.beat > 0) tie = Math.max(tie, SAME_CONSONANTS)
      if (x.vowel === y.vowel) tie = Math.max(tie, SAME_LAST_SYLLABLE)
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
  const found = compareTails(a.tails, b.tails)
  const rhyme = found === undefined || found.kind === 'assonant' ? 0 : found.strength
  const spelling = spellingTie(a.word, b.word)
  return Math.max(rhyme, spelling, rhyme > 0 ? 0 : lastSyllableTie(a, b))
}

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The rhyme scheme of bars: a number a bar, counted from 0 in order of appearance; bars with the same number rhyme. The
 * bars whose ends are in one family have one number; a bar left alone takes the nearest thing to a rhyme.
 * @param rhymed the bars that families tie by their ends, by their index.
 */
export function rhymeScheme(
  lines: readonly (readonly HeardWord[])[],
  rhymed: readonly (readonly number[])[],
): readonly number[] {
  const ends = lines.map((words): LineEnd | undefined => {
    const word = words.at(-1)
    return word === undefined ? undefined : { word, tails: tailsAt(words, words.length - 1) }
  })
  const affinity = (a: number, b: number): number | undefined => {
    const [left, right] = [ends[a], ends[b]]
    if (left === undefined || right === undefined || Math.abs(a - b) > REACH) return undefined
    if (left.word.key === right.word.key) return SAME_WORD
    const tie = tieStrength(left, right)
    return tie === 0 ? NOTHING_SHARED : tie - LEAST_TIE
  }
  const inRhyme = new Set(rhymed.flat())
  const alone = lines.flatMap((_, line) => (inRhyme.has(line) ? [] : [[line]]))
  const parts = [...rhymed, ...alone].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const groups = cluster(parts.length, (x, y) => {
    const [left = [], right = []] = [parts[x], parts[y]]
    if (left.length > 1 && right.length > 1) return -Infinity
    const pairs = left.flatMap((a) => right.map((b) => affinity(a, b)))
    return meanOf(pairs.filter((value) => value !== undefined))
  })
  const scheme = new Array<number>(lines.length).fill(0)
  for (const [number, group] of groups.entries()) {
    for (const part of group) for (const line of parts[part] ?? []) scheme[line] = number
  }
  return scheme
}
