import type { RhymeKind } from '../verse-score.ts'
import { isRepeated, prefixBeforeSame, sharedEnding } from './same-word.ts'
import { ASSONANCE, createEarOdds, freeBefore, freedRun } from './sounds/ear-sounds.ts'
import { BEAT, LENT_BEAT, type Beat } from './sounds/sound-odds.ts'
import type { Tail, TailSyllable } from './tail.ts'

/** How two tails rhyme. */
export interface TailRhyme {
  readonly kind: RhymeKind
  /** Syllables that rhyme in each, counted from the end. */
  readonly syllablesA: number
  readonly syllablesB: number
  /** Natural log-odds of these sounds in a rhyme rather than by chance: 2 to 6 for one syllable, more for longer ones. */
  readonly strength: number
  /** How many words of each tail the rhyme touches. */
  readonly wordsA: number
  readonly wordsB: number
}

const ODDS = createEarOdds()
/** A rhyme that could begin later begins earlier only where the sounds before say this much. */
const LONGER = 0.8
/** After the last beat a first syllable must say this much; a second one and more are so seldom that they speak for it. */
const FIRST_WEAK = 0.4
const FURTHER_WEAK = -0.5
/** Sounds this unlike end a rhyme, whatever lies before them. */
const BREAKING = -1.5
/** What the syllables between two beats must say to make one rhyme of them, and between two on the same vowel. */
const LEAST_BETWEEN = -2
const LEAST_BETWEEN_ALIKE = 1
/** The least strength of a rhyme. */
const LEAST_STRENGTH = 0.5
/** Letters before a contained word that still leave two words: "void / avoid" may pass, "play / wordplay" is one word. */
const SHORT_PREFIX = 2
/** What a rhyme loses that also shares the sound before its vowel. */
const CONTAINED_LOSS = 1.5

/** A lent beat goes with what stands against it. */
const agreed = (own: Beat, other: Beat): Beat =>
  own === LENT_BEAT ? (other === LENT_BEAT ? BEAT : other) : own

/** What has been heard of two tails so far, from their ends backwards. */
interface Heard {
  syllables: number
  beats: number
  strength: number
  /** What the syllables since the last beat say. */
  between: number
  /** How likely the next consonants are free. */
  free: number
  /** Whether all vowels and consonants were the same, and whether any consonants were alike. */
  isSame: boolean
  hasConsonants: boolean
  /** The syllables with the last beat. */
  beatA: TailSyllable | undefined
  beatB: TailSyllable | undefined
}

function kindOf(
  { syllables, beats, isSame, hasConsonants }: Heard,
  a: TailSyllable,
  b: TailSyllable,
): RhymeKind {
  if (a.wordsBack !== b.wordsBack && syllables > 1) return 'mosaic'
  if (syllables >= 3 || beats >= 2) return 'multisyllabic'
  return isSame ? 'perfect' : hasConsonants ? 'slant' : 'assonant'
}

/**
 * Whether a beat continues the rhyme of the beat after it. Two beats with nothing alike between them are two rhymes, unless
 * one word holds both; and two that share their vowel ("the late train / a gray day") are sooner a chain.
 */
function continues({ beatA, beatB, between }: Heard, a: TailSyllable, b: TailSyllable): boolean {
  if (beatA === undefined || beatB === undefined) return true
  if (a.wordsBack === beatA.wordsBack && b.wordsBack === beatB.wordsBack) return true
  const isChain = a.vowel === beatA.vowel || b.vowel === beatB.vowel
  if (!isChain) return between >= LEAST_BETWEEN
  const areNeighbours = a.wordsBack === beatA.wordsBack + 1 && b.wordsBack === beatB.wordsBack + 1
  return areNeighbours && between >= LEAST_BETWEEN_ALIKE
}

/** What a syllable without a beat must say for its rhyme. */
const mustSay = ({ beats, syllables }: Heard): number =>
  beats > 0 ? LONGER : syllables === 1 ? FIRST_WEAK : FURTHER_WEAK

/** Hears two tails out as one rhyme, syllable by syllable, and keeps the strongest place for it to begin. */
function hearOut(a: Tail, b: Tail, shared: number): TailRhyme | undefined {
  const heard: Heard = {
    syllables: 0,
    beats: 0,
    strength: 0,
    between: 0,
    free: ASSONANCE,
    isSame: true,
    hasConsonants: false,
    beatA: undefined,
    beatB: undefined,
  }
  let best: TailRhyme | undefined
  const longest = Math.min(a.syllables.length, b.syllables.length)
  for (let at = 0; at < longest; at += 1) {
    const [left, right] = [a.syllables[at], b.syllables[at]]
    if (left === undefined || right === undefined) break
    if (isRepeated(a, b, left, right, shared)) continue
    const [x, y] = [agreed(left.beat, right.beat), agreed(right.beat, left.beat)]
    const vowel = ODDS.vowels(left.vowel, right.vowel, x, y)
    if (vowel <= BREAKING) break
    const consonants = freedRun(ODDS.runs(left.after, right.after), heard.free)
    heard.free = freeBefore(consonants, heard.free)
    const worth = vowel + consonants + ODDS.beats(x, y)
    heard.syllables += 1
    heard.isSame &&= left.vowel === right.vowel && left.after === right.after
    heard.hasConsonants ||= consonants > 0
    if (x !== BEAT || y !== BEAT) {
      heard.between += worth - mustSay(heard)
      continue
    }
    if (!continues(heard, left, right)) break
    heard.strength += worth + heard.between - (heard.syllables > 1 ? LONGER : 0)
    heard.between = 0
    heard.beats += 1
    heard.beatA = left
    heard.beatB = right
    const prefix = prefixBeforeSame(a, b, left, right)
    const strength = prefix === undefined ? heard.strength : heard.strength - CONTAINED_LOSS
    if (strength < LEAST_STRENGTH || strength <= (best?.strength ?? 0) || (prefix ?? 0) > SHORT_PREFIX)
      continue
    best = {
      kind: kindOf(heard, left, right),
      syllablesA: left.syllables,
      syllablesB: right.syllables,
      strength,
      wordsA: left.wordsBack + 1,
      wordsB: right.wordsBack + 1,
    }
  }
  return best
}

/** Most pairs of words are told apart by the last vowel alone. */
function mayRhyme(a: Tail, b: Tail): boolean {
  const [x, y] = [a.syllables[0], b.syllables[0]]
  if (x === undefined || y === undefined) return false
  if (x.vowel === y.vowel) return true
  return ODDS.vowels(x.vowel, y.vowel, agreed(x.beat, y.beat), agreed(y.beat, x.beat)) > BREAKING
}

function compare(a: Tail, b: Tail): TailRhyme | undefined {
  if (!mayRhyme(a, b)) return undefined
  const shared = sharedEnding(a, b)
  for (let back = 0; back < shared; back += 1) if (a.words[back]?.isFunctionWord !== true) return undefined
  return hearOut(a, b, shared)
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
