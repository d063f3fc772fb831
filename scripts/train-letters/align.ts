import { PHONE_COUNT, withStress, type Phone } from '#shared/domain/phonetics/phones.ts'

/** One way of saying a word: a letter says nothing, one phone or two. */
export interface AlignedWay {
  readonly word: string
  /** What each letter says, as many as the word has letters. */
  readonly chunks: readonly (readonly Phone[])[]
}

/** A word and one way of saying it. */
export interface SpokenWord {
  readonly word: string
  readonly phones: readonly Phone[]
}

const MOST_PHONES = 2
const ROUNDS = 12
/** Before anything is known, saying nothing or two phones is less likely than one. */
const FIRST_GUESS = 0.1
const LEAST_COUNT = 0.5
const CODES = PHONE_COUNT + 1

/** Letter and up to two phones, stress apart, as one number. */
function pairing(letter: number, phones: readonly Phone[], at: number, length: number): number {
  let key = letter
  for (let index = 0; index < MOST_PHONES; index += 1)
    key = key * CODES + (index < length ? withStress(phones[at + index] ?? 0, 0) + 1 : 0)
  return key
}

const PAIRINGS = 26 * CODES ** MOST_PHONES

const firstOdds = (): Float64Array =>
  Float64Array.from({ length: PAIRINGS }, (_, key) =>
    key % CODES === 0 && Math.floor(key / CODES) % CODES !== 0 ? 1 : FIRST_GUESS,
  )

/** Walks all ways to pair letters with phones; a cell is (letters read) * (phones + 1) + (phones said). */
function forEachPairing(
  { word, phones }: SpokenWord,
  visit: (from: number, to: number, key: number, length: number) => void,
): void {
  const wide = phones.length + 1
  for (let i = 0; i < word.length; i += 1)
    for (let j = 0; j <= phones.length; j += 1)
      for (let length = 0; length <= Math.min(MOST_PHONES, phones.length - j); length += 1)
        visit(
          i * wide + j,
          (i + 1) * wide + j + length,
          pairing(word.charCodeAt(i) - 97, phones, j, length),
          length,
        )
}

/** One round of expectation maximization: how often each pairing is to be expected. */
function expect(words: readonly SpokenWord[], odds: Float64Array): Float64Array {
  const counts = new Float64Array(PAIRINGS)
  for (const spoken of words) {
    const cells = (spoken.word.length + 1) * (spoken.phones.length + 1)
    const ahead = new Float64Array(cells)
    const behind = new Float64Array(cells)
    const steps: [number, number, number][] = []
    ahead[0] = 1
    behind[cells - 1] = 1
    forEachPairing(spoken, (from, to, key) => {
      const share = (ahead[from] ?? 0) * (odds[key] ?? 0)
      if (share === 0) return
      ahead[to] = (ahead[to] ?? 0) + share
      steps.push([from, to, key])
    })
    const all = ahead[cells - 1] ?? 0
    if (all === 0) continue
    for (const [from, to, key] of steps.reverse()) {
      const rest = (odds[key] ?? 0) * (behind[to] ?? 0)
      behind[from] = (behind[from] ?? 0) + rest
      counts[key] = (counts[key] ?? 0) + ((ahead[from] ?? 0) * rest) / all
    }
  }
  return counts
}

/** The likeliest pairing of a word; none when its letters cannot say its phones. */
function bestPairing(spoken: SpokenWord, odds: Float64Array): AlignedWay | undefined {
  const { word, phones } = spoken
  const cells = (word.length + 1) * (phones.length + 1)
  const best = new Float64Array(cells)
  const lengths = new Uint8Array(cells)
  best[0] = 1
  forEachPairing(spoken, (from, to, key, length) => {
    const share = (best[from] ?? 0) * (odds[key] ?? 0)
    if (share <= (best[to] ?? 0)) return
    best[to] = share
    lengths[to] = length
  })
  if (best[cells - 1] === 0) return undefined
  const chunks: (readonly Phone[])[] = []
  let end = phones.length
  for (let i = word.length; i > 0; i -= 1) {
    const length = lengths[i * (phones.length + 1) + end] ?? 0
    chunks.unshift(phones.slice(end - length, end))
    end -= length
  }
  return { word, chunks }
}

/** Pairs letters with phones by expectation maximization; the few words that fit no pairing are left out. */
export function alignWords(words: readonly SpokenWord[]): AlignedWay[] {
  let odds = firstOdds()
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = expect(words, odds)
    const all = counts.reduce((sum, count) => sum + count, 0)
    odds = counts.map((count) => (count > LEAST_COUNT ? count / all : 0))
  }
  return words.flatMap((word) => bestPairing(word, odds) ?? [])
}
