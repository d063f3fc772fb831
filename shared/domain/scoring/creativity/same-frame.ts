import type { HeardWord } from '../hearing/heard-text.ts'

/** Bars of fewer words are alike by chance. */
const FEWEST_WORDS = 6
/** The share of the longer bar that two have in common: strangers' bars have .75 at most, answers .7. */
const SAME = 0.8
const CONTENT = '*'

const frameOf = (words: readonly HeardWord[]): string[] =>
  words.map(({ key, isFunctionWord }) => (isFunctionWord ? key : CONTENT))

/** How many words of two rows stand in the same order. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  let before = b.map(() => 0)
  for (const word of a) {
    const row: number[] = []
    b.forEach((other, at) => {
      row.push(word === other ? (before[at - 1] ?? 0) + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0))
    })
    before = row
  }
  return before.at(-1) ?? 0
}

/** Whether two bars say other words in one frame: the same grammar words in the same order, with content at the same places. */
export function isSameFrame(a: readonly HeardWord[], b: readonly HeardWord[]): boolean {
  const least = SAME * Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) < Math.max(FEWEST_WORDS, least)) return false
  return inOrder(frameOf(a), frameOf(b)) >= least
}
