import { wordsOf, type HeardText } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import type { ReadLine } from './reading.ts'

/** The other side's verse, made ready for asking what was taken from it. */
export interface Theirs {
  readonly stems: ReadonlySet<string>
  /** Whether two of their words stood close together, in this order. */
  areNear(first: string, second: string): boolean
  /** Whether a bar is mostly their own words over again. */
  isCopy(line: ReadLine): boolean
}

/** Most words of theirs in a row that a bar may quote, and the share of it, before it only says their bar again. */
const LONGEST_QUOTE = 6
const MOST_QUOTED = 0.6
const FEWEST_COPIED = 3
/** Words apart at most of what was one phrase. */
const NEAR = 4

/** Reads a verse that is answered. */
export function readTheirs(answering: HeardText): Theirs {
  const order = wordsOf(answering).map(({ key }) => stemOf(key))
  const places = Map.groupBy(order.keys(), (at) => order[at] ?? '')
  const copiedFrom = (stems: readonly string[], start: number): number =>
    Math.max(
      0,
      ...(places.get(stems[start] ?? '') ?? []).map((place) => {
        let same = 1
        while (start + same < stems.length && stems[start + same] === order[place + same]) same += 1
        return same
      }),
    )
  return {
    stems: new Set(order),
    areNear: (first, second) =>
      (places.get(first) ?? []).some((place) => order.slice(place + 1, place + 1 + NEAR).includes(second)),
    isCopy({ stems }) {
      const longest = Math.max(0, ...stems.map((_, start) => copiedFrom(stems, start)))
      return longest > LONGEST_QUOTE || (longest >= FEWEST_COPIED && longest > MOST_QUOTED * stems.length)
    },
  }
}
