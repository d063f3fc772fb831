import type { SoundOdds } from '../sounds/sound-odds.ts'
import type { Ending, EndSyllable } from './ending.ts'
import type { SpelledRime } from './spelled-rime.ts'

/** Log-odds of how the ends of rhyming words are spelled; learned by scripts/train-rhyme.ts. */
export interface LetterWeights {
  /** For pairs of vowel letters, "ea ee" with the first in the alphabet first; the rest have `otherVowels`. */
  readonly vowels: Readonly<Record<string, number>>
  readonly otherVowels: number
  /** For the same letters after the vowels, by those letters; the rest have `rareRest`. */
  readonly sameRest: Readonly<Record<string, number>>
  readonly rareRest: number
  /** For letters after the vowels that differ, and for those that differ only by a silent e. */
  readonly otherRest: number
  readonly silentE: number
}

/** How two endings are heard and spelled, as the features of a logistic model (see EndingModel). */
export type Features = readonly [
  one: number,
  sound: number,
  perfect: number,
  vowelLetters: number,
  restLetters: number,
  same: number,
  eye: number,
]

/** What a pair of endings is worth: the weights of Features, and the log-odds of a pair of lines by chance. */
export interface EndingModel {
  readonly weights: Features
  readonly letters: LetterWeights
}

/** No single part speaks louder than this: what was never seen is unlikely, not impossible. */
const MOST_SOUND = 10
const LEAST_SOUND = -8
const MOST_LETTERS = 6
const LEAST_LETTERS = -6
/** What it costs when the rhyme would have to begin before the word does. */
const NO_BEAT_AT_ALL = -2

/** Sounds that stand against each other in a rhyme, the last syllables first. */
export interface SoundMatch {
  readonly worth: number
  readonly a: readonly EndSyllable[]
  readonly b: readonly EndSyllable[]
}

function syllableOdds(odds: SoundOdds, a: EndSyllable, b: EndSyllable): number {
  return (
    odds.vowels(a.vowel, b.vowel, a.beat, b.beat) + odds.runs(a.after, b.after) + odds.beats(a.beat, b.beat)
  )
}

/** How many syllables back two readings rhyme, by their beats: to the last that both have, and further where it fits. */
function matchReadings(odds: SoundOdds, a: readonly EndSyllable[], b: readonly EndSyllable[]): SoundMatch {
  const least = Math.min(a.length, b.length)
  let worth = 0
  let at = 0
  for (; at < least; at += 1) {
    const [x, y] = [a[at], b[at]]
    if (x === undefined || y === undefined) break
    const more = syllableOdds(odds, x, y)
    const isOpen = at > 0 && (a[at - 1]?.beat !== 0 || b[at - 1]?.beat !== 0)
    if (isOpen && (more <= 0 || (a[at - 1]?.beat === 1 && b[at - 1]?.beat === 1))) break
    worth += more
  }
  const ends = at > 0 && a[at - 1]?.beat === 0 && b[at - 1]?.beat === 0
  return { worth: ends ? worth + NO_BEAT_AT_ALL : worth, a: a.slice(0, at), b: b.slice(0, at) }
}

/** The likeliest match of two words over the ways of saying them; nothing where one has no sound. */
export function matchSounds(odds: SoundOdds, a: Ending, b: Ending): SoundMatch | undefined {
  let best: SoundMatch | undefined
  for (const left of a.readings) {
    for (const right of b.readings) {
      const match = matchReadings(odds, left, right)
      if (best === undefined || match.worth > best.worth) best = match
    }
  }
  return best
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const pairName = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

const vowelOdds = (weights: LetterWeights, a: SpelledRime, b: SpelledRime): number =>
  weights.vowels[pairName(a.vowels, b.vowels)] ?? weights.otherVowels

function restOdds(weights: LetterWeights, { rest: a }: SpelledRime, { rest: b }: SpelledRime): number {
  if (a === b) return weights.sameRest[a] ?? weights.rareRest
  return a.replace(/e$/, '') === b.replace(/e$/, '') ? weights.silentE : weights.otherRest
}

const isPerfect = ({ a, b }: SoundMatch): boolean =>
  a.every((left, at) => {
    const right = b[at]
    return left.vowel === right?.vowel && left.after === right.after && left.beat > 0 === right.beat > 0
  })

/**
 * The features of a pair of endings. How they are spelled tells only where they do not sound the same: then "love / move"
 * is an old rhyme, or one for the eye.
 */
export function featuresOf(odds: SoundOdds, letters: LetterWeights, a: Ending, b: Ending): Features {
  const match = matchSounds(odds, a, b)
  const sound = clamp(match?.worth ?? 0, LEAST_SOUND, MOST_SOUND)
  if (match !== undefined && isPerfect(match)) return [1, sound, 1, 0, 0, 0, 0]
  const vowels = clamp(vowelOdds(letters, a.spelled, b.spelled), LEAST_LETTERS, MOST_LETTERS)
  const rest = clamp(restOdds(letters, a.spelled, b.spelled), LEAST_LETTERS, MOST_LETTERS)
  const same = a.spelled.vowels === b.spelled.vowels && a.spelled.rest === b.spelled.rest ? 1 : 0
  return [1, sound, 0, vowels, rest, same, same * Math.min(0, sound)]
}

/** Log-odds that two line ends rhyme, before anything is known of the scheme. */
export function endingOdds(odds: SoundOdds, model: EndingModel, a: Ending, b: Ending): number {
  return featuresOf(odds, model.letters, a, b).reduce(
    (sum, value, at) => sum + value * (model.weights[at] ?? 0),
    0,
  )
}
