import type { HeardWord } from '../hearing/heard-text.ts'
import { stemOf } from '../hearing/stem.ts'
import { phraseTokens, undone, type PhraseToken } from './canonical.ts'
import { spanOf, type Device, type FindDevices } from './device.ts'
import { CLICHES } from './lexicon/cliches.ts'
import { quoted } from './quote.ts'
import { readingOf } from './reading.ts'

const CLICHE_WEIGHT = -0.4

/** The stock by its first stem, longest phrases first. */
function compile(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const phrases = CLICHES.map((phrase) => phrase.split(' ').flatMap((key) => undone(key).map(stemOf)))
  return Map.groupBy(
    phrases.sort((a, b) => b.length - a.length),
    ([first = '']) => first,
  )
}

const LIKE = stemOf('like')

let stock: ReturnType<typeof compile> | undefined

/** After a stock comparison these make it one's own: "like a dog in the back of the vet". */
const UNFOLDING = new Set('in of on at with without from that who under behind'.split(' '))

/** How many tokens from an index on are a stock phrase; 0 for none. */
function stockAt(tokens: readonly PhraseToken[], at: number): number {
  stock ??= compile()
  const phrase = stock
    .get(tokens[at]?.stem ?? '')
    ?.find((stems) => stems.every((stem, offset) => tokens[at + offset]?.stem === stem))
  const length = phrase?.length ?? 0
  const isUnfolded = phrase?.[0] === LIKE && UNFOLDING.has(tokens[at + length]?.stem ?? '')
  return isUnfolded ? 0 : length
}

/** The stock phrases of a bar, each as its words; where two overlap, the longer one. */
export function stockPhrases(words: readonly HeardWord[]): (readonly HeardWord[])[] {
  const tokens = phraseTokens(words)
  const found = tokens
    .map((_, at) => ({ at, length: stockAt(tokens, at) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || a.at - b.at)
  const taken = new Set<number>()
  const free = found.filter(({ at, length }) => {
    const places = Array.from({ length }, (_, offset) => at + offset)
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  })
  return free
    .sort((a, b) => a.at - b.at)
    .map(({ at, length }) => [...new Set(tokens.slice(at, at + length).map(({ word }) => word))])
}

/** Phrases that everybody has; they count against a verse, each once: said again they are repetition (SCORE-37). */
export const findCliches: FindDevices = ({ text }) => {
  const found = new Map<string, Device>()
  for (const { words, isSaid } of readingOf(text)) {
    if (!isSaid) continue
    for (const phrase of stockPhrases(words)) {
      const quote = quoted(phrase)
      if (found.has(quote)) continue
      found.set(quote, {
        kind: 'cliche',
        ...spanOf(phrase[0], phrase.at(-1)),
        reason: `"${quote}" is a phrase that everybody has.`,
        weight: CLICHE_WEIGHT,
      })
    }
  }
  return [...found.values()]
}
