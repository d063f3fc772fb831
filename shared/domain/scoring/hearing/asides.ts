import { AD_LIBS, isSound } from './function-words.ts'
import { isHeader, withoutHeaders } from './headers.ts'
import { tokenize } from './tokenize.ts'
import { wordKey } from './word-key.ts'

/** "[Verse 1]", "[Hook: both]" and the like; more words are somebody's verse in brackets. */
const IN_SQUARE_BRACKETS = /\[[^[\]\r\n]*\]/g
const MOST_IN_SQUARE_BRACKETS = 6
const IN_ROUND_BRACKETS = /\([^()\r\n]*\)/g

/** Letters before a bracket in which what it echoes is sought. */
const ECHOED = 120

const isAdLibWord = (key: string): boolean => AD_LIBS.has(key) || isSound(key)

const keysOf = (text: string): string[] => tokenize(text).map((token) => wordKey(token.text, isAdLibWord))

/** Ad-libs are words of the list and words said twice: "(brrrap bap bap)". */
const isAdLib = (keys: readonly string[]): boolean =>
  keys.every((key, at) => isAdLibWord(key) || key === keys[at - 1] || key === keys[at + 1])

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
      return isHeader(group) || isAdLib(keys) || isEchoOf(whole.slice(0, at), keys) ? silence(group) : group
    })
  const bare = withoutHeaders(heard)
  return keysOf(bare).length === 0 ? text : bare
}
