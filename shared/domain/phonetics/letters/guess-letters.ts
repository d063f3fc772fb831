import { isVowel, stressOf, type Phone } from '../phones.ts'
import { spellLetters } from '../spell-letters.ts'
import { hearChunk, NOTHING_HEARD, phonesOf, withoutStress, type Chunk, type Heard } from './chunk.ts'
import { aheadOf, CONTEXTS, heardContexts, LETTER_CONTEXTS, letterContexts, lettersOf } from './contexts.ts'
import { STEPS, type LetterModel } from './letter-model.ts'
import { COSTS_PER_NAT, costOf, shareOf } from './log-shares.ts'

/** Guesses how a word (lower-case a-z) is said from its letters alone. */
export type LetterToSound = (word: string) => readonly Phone[]

/** Ways kept while reading a word. */
const KEPT = 6
/** A way that costs so much more than the best is not followed. */
const MOST_BEHIND = 2 * COSTS_PER_NAT
const COSTS_PER_STEP = COSTS_PER_NAT / STEPS
const MOST_CHOICES = 64
/** Letters that are read of a word, and characters that they are looked for in. */
const LONGEST_WORD = 64
const LONGEST_TEXT = 1024

/** A way of saying the letters read so far, linked backwards. */
interface Way {
  readonly cost: number
  readonly heard: Heard
  readonly phones: readonly Phone[]
  readonly rest: Way | undefined
}

/** What a letter may say. */
interface Saying {
  readonly chunk: Chunk
  readonly phones: readonly Phone[]
}

interface Step {
  readonly cost: number
  readonly way: Way
  readonly rank: number
}

const START: Way = { cost: 0, heard: NOTHING_HEARD, phones: [], rest: undefined }

const SILENT: Saying = { chunk: 0, phones: [] }

/** Words are read from their end, so a way holds its phones in the order they are said. */
function said(way: Way): Phone[] {
  const phones: Phone[] = []
  for (let at: Way | undefined = way; at !== undefined; at = at.rest) phones.push(...at.phones)
  return phones
}

/** From the last stressed vowel on, stress apart. */
export function rimeOf(phones: readonly Phone[]): string {
  const stressed = phones.findLastIndex((phone) => isVowel(phone) && stressOf(phone) > 0)
  const from = stressed < 0 ? phones.findLastIndex(isVowel) : stressed
  return withoutStress(phones.slice(Math.max(0, from))).join(' ')
}

/** Of the ways, cheapest first, the one whose rime the most of them share, by their likelihood. */
function choose(ways: readonly Way[]): readonly Phone[] {
  const best = ways[0]?.cost ?? 0
  const shares = new Map<string, number>()
  const all = ways.map((way) => {
    const phones = said(way)
    const rime = rimeOf(phones)
    const share = shareOf(Math.floor((way.cost - best) / COSTS_PER_STEP))
    shares.set(rime, (shares.get(rime) ?? 0) + share)
    return { phones, rime }
  })
  const most = Math.max(...shares.values())
  return all.find(({ rime }) => shares.get(rime) === most)?.phones ?? []
}

/**
 * Guesses by a model, reading the word from its end: a maximum entropy Markov model (McCallum et al. 2000) with a beam of
 * a few ways. What comes out without a vowel is spelled out. Never throws: whatever else than a-z is in the word is not read,
 * and of a long one only the beginning.
 */
export function createGuess({ choices, addWeights }: LetterModel): LetterToSound {
  const sayings = choices.map((chunks) => chunks.map((chunk): Saying => ({ chunk, phones: phonesOf(chunk) })))
  const contexts = new Int32Array(CONTEXTS)
  const letterScores = new Int32Array(MOST_CHOICES)
  const scores = new Int32Array(MOST_CHOICES)

  /** The steps that a way may take over a letter of so many choices, by the scores of these, added to `steps`. */
  const addSteps = (way: Way, count: number, steps: Step[]): void => {
    let highest = scores[0] ?? 0
    for (let rank = 1; rank < count; rank += 1) highest = Math.max(highest, scores[rank] ?? 0)
    let shares = 0
    for (let rank = 0; rank < count; rank += 1) shares += shareOf(highest - (scores[rank] ?? 0))
    const shared = way.cost + costOf(shares)
    for (let rank = 0; rank < count; rank += 1) {
      const more = (highest - (scores[rank] ?? 0)) * COSTS_PER_STEP
      if (more <= MOST_BEHIND) steps.push({ cost: shared + more, way, rank })
    }
  }

  return (text) => {
    const word = text
      .slice(0, LONGEST_TEXT)
      .replace(/[^a-z]/g, '')
      .slice(0, LONGEST_WORD)
    const letters = lettersOf(word)
    let ways: readonly Way[] = [START]
    for (let at = 0; at < word.length; at += 1) {
      const letter = sayings[word.charCodeAt(word.length - 1 - at) - 97] ?? []
      letterContexts(letters, at, contexts)
      letterScores.fill(0)
      addWeights(contexts, 0, LETTER_CONTEXTS, letterScores)
      const ahead = aheadOf(letters, at, word.length)
      const steps: Step[] = []
      for (const way of ways) {
        heardContexts(letters, at, ahead, way.heard, contexts)
        scores.set(letterScores)
        addWeights(contexts, LETTER_CONTEXTS, CONTEXTS, scores)
        addSteps(way, letter.length, steps)
      }
      const best = steps.sort((a, b) => a.cost - b.cost).slice(0, KEPT)
      const most = (best[0]?.cost ?? 0) + MOST_BEHIND
      ways = best
        .filter(({ cost }) => cost <= most)
        .map(({ cost, way, rank }) => {
          const { chunk, phones } = letter[rank] ?? SILENT
          return { cost, heard: hearChunk(way.heard, chunk, phones), phones, rest: way }
        })
    }
    const phones = choose(ways)
    return phones.some(isVowel) ? phones : spellLetters(word)
  }
}
