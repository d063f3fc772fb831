import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import { areOneWord, basesOf } from './lexicon/bases.ts'
import type { ReadLine } from './reading.ts'
import { isSameFrame } from './same-frame.ts'

/** The other side's verse, made ready for asking what was taken from it. */
export interface Theirs {
  /** Whether they said a word, in any inflection. */
  said(word: readonly string[]): boolean
  /** Whether two of their words stood close together, in this order. */
  areNear(first: readonly string[], second: readonly string[]): boolean
  /** Whether a bar is mostly their own words over again, or others put into the frame of one of theirs. */
  isCopy(line: ReadLine): boolean
}

/** Most words of theirs in a row that a bar may quote, and the share of it, before it only says their bar again. */
const LONGEST_QUOTE = 6
const MOST_QUOTED = 0.6
const FEWEST_COPIED = 3
/** Words apart at most of what was one phrase. */
const NEAR = 4
const NOWHERE: readonly number[] = []

/** Reads a verse that is answered. */
export function readTheirs(answering: HeardText): Theirs {
  const order = wordsOf(answering).map(({ key }) => basesOf(key))
  const places = new Map<string, number[]>()
  order.forEach((bases, at) => {
    for (const base of bases) {
      const known = places.get(base)
      if (known === undefined) places.set(base, [at])
      else known.push(at)
    }
  })
  const placesOf = (word: readonly string[]): number[] => word.flatMap((base) => places.get(base) ?? NOWHERE)
  const copiedFrom = (line: readonly (readonly string[])[], start: number): number =>
    Math.max(
      0,
      ...placesOf(line[start] ?? []).map((place) => {
        let same = 1
        while (start + same < line.length && areOneWord(line[start + same] ?? [], order[place + same] ?? []))
          same += 1
        return same
      }),
    )
  return {
    said: (word) => word.some((base) => places.has(base)),
    areNear: (first, second) =>
      placesOf(first).some((place) =>
        order.slice(place + 1, place + 1 + NEAR).some((word) => areOneWord(word, second)),
      ),
    isCopy({ bases, words }) {
      const longest = Math.max(0, ...bases.map((_, start) => copiedFrom(bases, start)))
      if (longest > LONGEST_QUOTE || (longest >= FEWEST_COPIED && longest > MOST_QUOTED * bases.length))
        return true
      return answering.lines.some((line) => isSameFrame(line.words, words))
    },
  }
}
