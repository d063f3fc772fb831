import { wordsOf, type HeardText } from './heard-text.ts'

/** The share of runs of three words that the verse has said before; from 0 to 1. */
export function repeatedRuns(text: HeardText): number {
  const keys = wordsOf(text).map(({ key }) => key)
  const runs = keys.slice(2).map((key, index) => `${keys[index] ?? ''} ${keys[index + 1] ?? ''} ${key}`)
  return runs.length === 0 ? 0 : 1 - new Set(runs).size / runs.length
}
