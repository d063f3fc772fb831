import { AD_LIBS, FILLERS } from './function-words.ts'
import { phraseOf, type HeardWord } from './heard-text.ts'
import { tokenize } from './tokenize.ts'
import { wordKey } from './word-key.ts'

/** "[Verse 1]", "[Hook: both]" and the like; more words are somebody's verse in brackets. */
const IN_SQUARE_BRACKETS = /\[[^[\]\r\n]*\]/g
const MOST_IN_SQUARE_BRACKETS = 6
const IN_ROUND_BRACKETS = /\([^()\r\n]*\)/g
/** A line that only says which part of a song comes. */
const HEADER = /^[ \t]*(?:verse|chorus|hook|intro|outro|bridge|refrain)[ \t\d:]*$/gim

/** Letters before a bracket in which what it echoes is sought. */
const ECHOED = 120

const isAdLibWord = (key: string): boolean => AD_LIBS.has(key)

const keysOf = (text: string): string[] => tokenize(text).map((token) => wordKey(token.text, isAdLibWord))

const isAdLib = (keys: readonly string[]): boolean =>
  keys.every(isAdLibWord) || (keys.length > 1 && new Set(keys).size === 1)

/** Whether words in brackets only say again what stands before them: "every way (every way)". */
const isEchoOf = (before: string, keys: readonly string[]): boolean =>
  keys.length > 0 && keysOf(before.slice(-ECHOED)).slice(-keys.length).join(' ') === keys.join(' ')

const silence = (text: string): string => ' '.repeat(text.length)

/**
 * A text without what is not said as part of it (SCORE-4): headers, and ad-libs in brackets. Spaces take their place, so that
 * offsets hold. A text that is nothing else is given back whole.
 */
export function withoutAsides(text: string): string {
  const heard = text
    .replace(IN_SQUARE_BRACKETS, (group) =>
      keysOf(group).length <= MOST_IN_SQUARE_BRACKETS ? silence(group) : group,
    )
    .replace(IN_ROUND_BRACKETS, (group, at: number, whole: string) => {
      const keys = keysOf(group)
      return isAdLib(keys) || isEchoOf(whole.slice(0, at), keys) ? silence(group) : group
    })
    .replace(HEADER, silence)
  return keysOf(heard).length === 0 ? text : heard
}

/** A bar that an ad-lib closes has at least so many words before it. */
const FEWEST_BEFORE = 2
/** Lines of a verse, of those that differ, that one ad-lib closes before it is none of theirs. */
const FEWEST_CLOSED = 2
const SHARE_CLOSED = 0.5

/** The words before the last one, and before it said twice. */
const beforeLast = (words: readonly HeardWord[]): HeardWord[] =>
  words.slice(0, words.findLastIndex(({ key }) => key !== words.at(-1)?.key) + 1)

/** The lines of a verse without the ad-lib that closes half of them or more ("my game, yeah / my name, yeah"). */
export function withoutClosingAdLib(lines: readonly HeardWord[][]): HeardWord[][] {
  const different = [...new Map(lines.map((words) => [phraseOf(words), words])).values()]
  const closers = Map.groupBy(
    different.filter((words) => beforeLast(words).length >= FEWEST_BEFORE),
    (words) => words.at(-1)?.key ?? '',
  )
  const closer = [...closers].find(
    ([key, closed]) =>
      FILLERS.has(key) && closed.length >= Math.max(FEWEST_CLOSED, SHARE_CLOSED * different.length),
  )?.[0]
  return lines.map((words) => {
    const before = beforeLast(words)
    return words.at(-1)?.key === closer && before.length >= FEWEST_BEFORE ? before : words
  })
}
