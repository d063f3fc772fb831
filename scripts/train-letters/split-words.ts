import type { Phone } from '#shared/domain/phonetics/phones.ts'
import { cmudictEntries } from '../build-dictionary.ts'

/** A word of letters alone, with all its pronunciations. */
export interface SpelledWord {
  readonly word: string
  readonly ways: readonly (readonly Phone[])[]
}

/** What a model learns from, and what it never sees. */
export interface SplitWords {
  readonly learned: readonly SpelledWord[]
  readonly held: readonly SpelledWord[]
}

/** Held out is one word, or one family of inflections, of so many. */
const HELD_OUT_OF = 20

/**
 * A word without its inflection, so that all forms of it fall on the same side of the split. Coarse on purpose: what it
 * joins too many of only makes the held-out words stranger.
 */
export function baseForm(word: string): string {
  const [, stem] = /^(.{3,}?)(?:ings?|ed|ers?|es|s|ly|in)$/.exec(word) ?? []
  return (stem !== undefined && /[aeiouy]/.test(stem) ? stem : word)
    .replace(/e$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/i$/, 'y')
}

/** FNV-1a, stirred once more so that its low bits depend on every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Whether words are held out one by one, or with all their inflections. */
export type SplitBy = 'words' | 'forms'

/** Splits the words of CMUdict, the same way every time. */
export function splitWords(by: SplitBy): SplitWords {
  const words = [...cmudictEntries()]
    .filter(([word]) => /^[a-z]+$/.test(word))
    .map(([word, ways]): SpelledWord => ({ word, ways }))
  const isHeld = ({ word }: SpelledWord): boolean =>
    hashOf(by === 'words' ? word : baseForm(word)) % HELD_OUT_OF === 0
  return { learned: words.filter((word) => !isHeld(word)), held: words.filter(isHeld) }
}
