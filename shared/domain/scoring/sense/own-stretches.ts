import type { HeardLine, HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { share } from './share.ts'

/** Fewer words between two that were taken are what is put into a line to change it. */
const SHORTEST = 4
/** Of the words of a stretch so many are in no bar that the bar is like. */
const NEW = 0.6

type Stems = ReadonlySet<string>

const stemsOf = (words: readonly HeardWord[]): string[] => words.map(({ key }) => stemOf(key))

/** The bar that shares most words with another one. */
function likest(words: readonly HeardWord[], bars: readonly HeardLine[]): Stems {
  const own = stemsOf(words)
  let best: Stems = new Set()
  let most = 0
  for (const bar of bars) {
    const stems = new Set(stemsOf(bar.words))
    const shared = own.filter((stem) => stems.has(stem)).length
    if (shared <= most) continue
    most = shared
    best = stems
  }
  return best
}

function isOwn(stretch: readonly HeardWord[], theirs: Stems): boolean {
  const isNew = ({ key }: HeardWord): boolean => !theirs.has(stemOf(key))
  return (
    stretch.length >= SHORTEST &&
    stretch.some((word) => !word.isFunctionWord && isNew(word)) &&
    stretch.filter(isNew).length >= NEW * stretch.length
  )
}

/**
 * The share of a bar that says something of its own to the words it took, 0 to 1: stretches of four words or more, most of them
 * new to the bar that they are likest.
 * @param isTaken for each word whether it stands in a run that was said before
 * @param bars those said before
 */
export function ownShare(
  words: readonly HeardWord[],
  isTaken: readonly boolean[],
  bars: readonly HeardLine[],
): number {
  const theirs = likest(words, bars)
  let own = 0
  let start = 0
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && isTaken[at] !== true) continue
    const stretch = words.slice(start, at)
    if (isOwn(stretch, theirs)) own += stretch.length
    start = at + 1
  }
  return share(own, words.length)
}
