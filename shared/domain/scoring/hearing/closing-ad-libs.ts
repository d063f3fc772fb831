import { CALLS, FILLERS, isSound } from './function-words.ts'
import { phraseOf, type HeardWord } from './heard-text.ts'

/** A bar that an ad-lib closes has at least so many words before it. */
const FEWEST_BEFORE = 2
/** Lines of a verse, of those that differ, that an ad-lib closes before it is none of theirs. */
const FEWEST_CLOSED = 2
const SHARE_CLOSED = 0.5
/** The same, where one line has another ad-lib than the next. */
const SHARE_CALLED = 0.75

type Words = readonly HeardWord[]

/** Words without those at the end that are ad-libs; all of them where too few would be left. */
function withoutLast(words: Words, isAdLib: (key: string) => boolean): Words {
  const bare = words.slice(0, words.findLastIndex(({ key }) => !isAdLib(key)) + 1)
  return bare.length >= FEWEST_BEFORE ? bare : words
}

/** The fillers that close so many lines that they are of none. */
function closersOf(lines: readonly Words[]): (key: string) => boolean {
  const different = [...new Map(lines.map((words) => [phraseOf(words), words])).values()]
  const enough = (closed: number, share: number): boolean =>
    closed >= Math.max(FEWEST_CLOSED, share * different.length)
  const closes = (isAdLib: (key: string) => boolean): number =>
    different.filter((words) => withoutLast(words, isAdLib).length < words.length).length
  const isCall = (key: string): boolean => CALLS.has(key) || isSound(key)
  const ends = new Set(different.map((words) => words.at(-1)?.key ?? ''))
  const alone = [...ends].filter(
    (filler) =>
      FILLERS.has(filler) &&
      enough(
        closes((key) => key === filler),
        SHARE_CLOSED,
      ),
  )
  return enough(closes(isCall), SHARE_CALLED)
    ? (key) => isCall(key) || alone.includes(key)
    : (key) => isSound(key) || alone.includes(key)
}

/**
 * The lines of a verse without the ad-libs that close them (SCORE-4): sounds that are no words ("my game, skrrt"), and fillers
 * where enough lines close on them ("my game, hey / my name, hey").
 */
export function withoutClosingAdLibs(lines: readonly HeardWord[][]): HeardWord[][] {
  const isAdLib = closersOf(lines)
  return lines.map((words) => [...withoutLast(words, isAdLib)])
}
