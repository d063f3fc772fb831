import { stemOf } from '../hearing/stem.ts'
import type { HeardWord } from '../hearing/heard-text.ts'
import type { RhymeKind } from '../verse-score.ts'
import { clusterLikeness, vowelLikeness, type Likeness } from './sound-likeness.ts'
import type { Tail, TailSyllable } from './tail.ts'

/** How two tails rhyme. */
export interface TailRhyme {
  readonly kind: RhymeKind
  /** Syllables that rhyme, counted from the end. */
  readonly length: number
  /** Log-odds-like strength: about 3.6 for a perfect rhyme of one syllable, 3 to 4 more for each further one. */
  readonly strength: number
  /** How many words of each tail the rhyme touches. */
  readonly wordsA: number
  readonly wordsB: number
}

/** Weights of a syllable pair, in the proportions of the learned log-odds: the vowel says most, then what follows it. */
const VOWEL_WEIGHT = 2
const UNSTRESSED_VOWEL_WEIGHT = 1
const CLUSTER_WEIGHT = 1.2
const STRESSES_AGREE = 0.4
const STRESSES_DIFFER = -0.5

/** Below this a vowel pair breaks the rhyme. */
const BREAKING_VOWEL = 0.1
/** The vowel that opens a rhyme must be at least this alike; that of a longer one counts for its length and more so. */
const OPENING_VOWEL = 0.35
const OPENING_VOWEL_LONG = 0.6
/** What a syllable must add to make a rhyme longer. */
const LEAST_STEP = 1
/** The least strength of a rhyme of one syllable, and of more. */
const LEAST_STRENGTH_SHORT = 1.95
const LEAST_STRENGTH_LONG = 3.4
/** Consonants less alike than this leave only the vowels to rhyme. */
const CONSONANTS_HEARD = 0.3

interface Step {
  readonly vowel: Likeness
  readonly cluster: Likeness
  readonly worth: number
}

function compareSyllables(a: TailSyllable, b: TailSyllable): Step {
  const unstressed = a.stress === 0 && b.stress === 0
  const beforeR = a.after[0] === 'R' && b.after[0] === 'R'
  const vowel = vowelLikeness(a.nucleus, b.nucleus, beforeR, unstressed)
  if (vowel < BREAKING_VOWEL) return { vowel, cluster: -1, worth: -VOWEL_WEIGHT }
  const cluster = clusterLikeness(a.after, b.after)
  const stress = unstressed ? 0 : a.stress > 0 && b.stress > 0 ? STRESSES_AGREE : STRESSES_DIFFER
  return {
    vowel,
    cluster,
    worth: (unstressed ? UNSTRESSED_VOWEL_WEIGHT : VOWEL_WEIGHT) * vowel + CLUSTER_WEIGHT * cluster + stress,
  }
}

const sameOnset = (a: TailSyllable, b: TailSyllable): boolean =>
  a.onset.length === b.onset.length && a.onset.every((consonant, index) => consonant === b.onset[index])

/** Letters before a contained word that still leave two words: "void / avoid" may pass, "play / wordplay" is one word. */
const SHORT_PREFIX = 2
/** What a rhyme loses that also shares the sound before its vowel. */
const CONTAINED_LOSS = 0.5

/** How many letters one word has before the other, which ends it sound for sound; nothing when it does not. */
function prefixBeforeSame(a: Tail, b: Tail, at: TailSyllable, bt: TailSyllable): number | undefined {
  const wordA = a.words[at.wordsBack]?.key ?? ''
  const wordB = b.words[bt.wordsBack]?.key ?? ''
  if (!sameOnset(at, bt) || !(wordA.endsWith(wordB) || wordB.endsWith(wordA))) return undefined
  return Math.abs(wordA.length - wordB.length)
}

function classify(steps: readonly Step[], a: Tail, b: Tail): RhymeKind {
  const beats = steps.filter(
    (_, at) => (a.syllables[at]?.stress ?? 0) > 0 || (b.syllables[at]?.stress ?? 0) > 0,
  ).length
  const last = steps[0]?.cluster ?? 0
  const whole = steps.reduce((sum, step) => sum + step.cluster, 0) / steps.length
  if (steps.length >= 3 || beats >= 2) return 'multisyllabic'
  if (steps.every((step) => step.vowel >= 0.95 && step.cluster === 1)) return 'perfect'
  return Math.max(last, whole) < CONSONANTS_HEARD ? 'assonant' : 'slant'
}

/** The first letter settles most pairs: every word is compared with every other, and stems are slow. */
const isSameWord = (a: HeardWord | undefined, b: HeardWord | undefined): boolean =>
  a !== undefined && b !== undefined && a.key[0] === b.key[0] && stemOf(a.key) === stemOf(b.key)

/** Words at the end of both that are the same: they repeat, the rhyme must lie before them ("leave it / believe it"). */
function sharedEnding(a: Tail, b: Tail): number {
  let shared = 0
  while (isSameWord(a.words[shared], b.words[shared])) shared += 1
  return shared
}

function compare(a: Tail, b: Tail): TailRhyme | undefined {
  const shared = sharedEnding(a, b)
  if (shared > 0 && !a.words.slice(0, shared).every((word) => word.isFunctionWord)) return undefined
  const steps: Step[] = []
  let strength = 0
  let best: TailRhyme | undefined
  const longest = Math.min(a.syllables.length, b.syllables.length)
  for (let at = 0; at < longest; at += 1) {
    const left = a.syllables[at]
    const right = b.syllables[at]
    if (left === undefined || right === undefined) break
    const repeats = left.wordsBack < shared && right.wordsBack < shared
    if (!repeats) {
      const step = compareSyllables(left, right)
      if (step.vowel < BREAKING_VOWEL) break
      strength += step.worth
      steps.push(step)
      const isShort = steps.length === 1
      const alike =
        step.vowel >= (isShort ? OPENING_VOWEL : OPENING_VOWEL_LONG) && (isShort || step.worth >= LEAST_STEP)
      const opens = alike && left.stress > 0 && right.stress > 0
      const least = isShort ? LEAST_STRENGTH_SHORT : LEAST_STRENGTH_LONG
      const prefix = prefixBeforeSame(a, b, left, right)
      const worth = prefix === undefined ? strength : strength - CONTAINED_LOSS
      if (opens && worth >= least && worth > (best?.strength ?? 0) && (prefix ?? 0) <= SHORT_PREFIX) {
        const kind = classify(steps, a, b)
        best = {
          kind,
          length: at + 1,
          strength: worth,
          wordsA: left.wordsBack + 1,
          wordsB: right.wordsBack + 1,
        }
      }
    }
  }
  return best
}

/** The strongest rhyme between two tails over the ways they may be said; nothing where they do not rhyme. */
export function compareTails(a: readonly Tail[], b: readonly Tail[]): TailRhyme | undefined {
  let best: TailRhyme | undefined
  for (const left of a) {
    for (const right of b) {
      const rhyme = compare(left, right)
      if (rhyme !== undefined && rhyme.strength > (best?.strength ?? 0)) best = rhyme
    }
  }
  return best
}
