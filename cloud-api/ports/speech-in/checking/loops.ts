import { lettersOf } from './letters.ts'

/** So often in a row is still said on purpose. */
const MOST_TIMES = 6
/** Longest phrase that is looked for, in words. */
const LONGEST = 12
/** Of a text that is mostly a loop nothing was said: models fall into one where they hear no words. */
const LEAST_SHARE = 0.25

/** How often in a row the phrase of so many words at a place is said. */
function timesAt(words: readonly string[], at: number, length: number): number {
  let end = at + length
  while (end < words.length && words[end] === words[end - length]) end += 1
  return Math.floor((end - at) / length)
}

/** The words of the loop at a place that are too many; 0 where there is none. */
function surplusAt(words: readonly string[], at: number): number {
  for (let length = 1; length <= LONGEST; length += 1) {
    const times = timesAt(words, at, length)
    if (times > MOST_TIMES) return (times - 1) * length
  }
  return 0
}

/** A text in which a phrase that is said again and again is said once; empty where hardly anything else is in it. */
export function withoutLoops(text: string): string {
  const written = text.split(/\s+/).filter((word) => word !== '')
  const words = written.map(lettersOf)
  const kept: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    at += surplusAt(words, at)
    kept.push(written[at] ?? '')
  }
  if (kept.length === written.length) return text
  return kept.length < LEAST_SHARE * written.length ? '' : kept.join(' ')
}
