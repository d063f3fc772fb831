import { chunkOf, hearChunk, NOTHING_HEARD, type Chunk } from '#shared/domain/phonetics/letters/chunk.ts'
import {
  aheadOf,
  CONTEXTS,
  heardContexts,
  letterContexts,
  lettersOf,
} from '#shared/domain/phonetics/letters/contexts.ts'
import type { AlignedWay } from './align.ts'

/** What each letter (0 is a) may say, the commonest first. */
export type Choices = readonly (readonly Chunk[])[]

/** A chunk that a letter says less often is a slip of the pen. */
const LEAST_SEEN = 4

/** What the letters of the words say. */
export function gatherChoices(ways: readonly AlignedWay[]): Choices {
  const counts = Array.from({ length: 26 }, () => new Map<Chunk, number>())
  for (const { word, chunks } of ways)
    chunks.forEach((phones, at) => {
      const chunk = chunkOf(phones)
      const seen = counts[word.charCodeAt(at) - 97]
      seen?.set(chunk, (seen.get(chunk) ?? 0) + 1)
    })
  return counts.map((seen) =>
    [...seen]
      .filter(([, count]) => count >= LEAST_SEEN)
      .sort(([a, x], [b, y]) => y - x || a - b)
      .map(([chunk]) => chunk),
  )
}

/** Every letter of every word, from the end of each: an example to learn from. */
export interface Examples {
  readonly count: number
  /** 0 is a. */
  readonly letters: Uint8Array
  /** Which of the letter's choices is right. */
  readonly right: Uint8Array
  /** Which word (as given) it is from. */
  readonly words: Uint32Array
  /** CONTEXTS hashes for each example. */
  readonly contexts: Int32Array
}

/** The examples of words whose letters all say what letters may say; others are left out. */
export function gatherExamples(ways: readonly AlignedWay[], choices: Choices): Examples {
  const most = ways.reduce((sum, { word }) => sum + word.length, 0)
  const letters = new Uint8Array(most)
  const right = new Uint8Array(most)
  const words = new Uint32Array(most)
  const contexts = new Int32Array(most * CONTEXTS)
  let count = 0
  ways.forEach(({ word, chunks }, index) => {
    const ranks = chunks.map(
      (phones, at) => choices[word.charCodeAt(at) - 97]?.indexOf(chunkOf(phones)) ?? -1,
    )
    if (ranks.includes(-1)) return
    const spelled = lettersOf(word)
    let heard = NOTHING_HEARD
    for (let at = 0; at < word.length; at += 1) {
      const from = word.length - 1 - at
      const own = contexts.subarray(count * CONTEXTS, (count + 1) * CONTEXTS)
      letterContexts(spelled, at, own)
      heardContexts(spelled, at, aheadOf(spelled, at, word.length), heard, own)
      letters[count] = word.charCodeAt(from) - 97
      right[count] = ranks[from] ?? 0
      words[count] = index
      count += 1
      const phones = chunks[from] ?? []
      heard = hearChunk(heard, chunkOf(phones), phones)
    }
  })
  return { count, letters, right, words, contexts }
}
