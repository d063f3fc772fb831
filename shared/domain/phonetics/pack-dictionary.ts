import {
  BLOCK_WORDS,
  DICTIONARY_MAGIC,
  END_OF_LETTERS,
  END_OF_WAY,
  END_OF_WORD,
} from './packed-dictionary.ts'
import type { Phone } from './phones.ts'

const byUtf16 = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sharedLetters(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1
  return shared
}

/** The parts of the packed form (see packed-dictionary.ts), grown word by word. */
interface Streams {
  readonly shared: number[]
  readonly letters: number[]
  readonly phones: number[]
  /** Where each block begins among the letters, then among the phones. */
  readonly letterStarts: number[]
  readonly phoneStarts: number[]
}

function gather(words: readonly string[], waysOf: (word: string) => readonly (readonly Phone[])[]): Streams {
  const streams: Streams = { shared: [], letters: [], phones: [], letterStarts: [], phoneStarts: [] }
  const { shared, letters, phones, letterStarts, phoneStarts } = streams
  words.forEach((word, index) => {
    const isFirst = index % BLOCK_WORDS === 0
    if (isFirst) {
      letterStarts.push(letters.length)
      phoneStarts.push(phones.length)
    }
    const same = isFirst ? 0 : sharedLetters(words[index - 1] ?? '', word)
    shared.push(same)
    for (let at = same; at < word.length; at += 1) letters.push(word.charCodeAt(at))
    letters.push(END_OF_LETTERS)
    waysOf(word).forEach((way, at, ways) => {
      phones.push(...way, at < ways.length - 1 ? END_OF_WAY : END_OF_WORD)
    })
  })
  return streams
}

/** Lengths between starts, low bytes first, then high bytes: alike bytes side by side compress better. */
const lengthBytes = (starts: readonly number[], end: number): number[] => {
  const lengths = starts.map((start, block) => (starts[block + 1] ?? end) - start)
  return [...lengths.map((length) => length & 0xff), ...lengths.map((length) => length >>> 8)]
}

/**
 * Packs words (lower-case ASCII, at most 255 letters) and their pronunciations (at least one each, none empty).
 * The same entries give the same bytes, whatever their order.
 */
export function packDictionary(
  entries: ReadonlyMap<string, readonly (readonly Phone[])[]>,
): Uint8Array<ArrayBuffer> {
  const words = [...entries.keys()].sort(byUtf16)
  const { shared, letters, phones, letterStarts, phoneStarts } = gather(
    words,
    (word) => entries.get(word) ?? [],
  )
  const header = new ArrayBuffer(DICTIONARY_MAGIC.length + 12)
  const view = new DataView(header)
  for (let at = 0; at < DICTIONARY_MAGIC.length; at += 1) view.setUint8(at, DICTIONARY_MAGIC.charCodeAt(at))
  ;[words.length, letters.length, phones.length].forEach((size, at) => {
    view.setUint32(DICTIONARY_MAGIC.length + at * 4, size, true)
  })
  return new Uint8Array([
    ...new Uint8Array(header),
    ...lengthBytes(letterStarts, letters.length),
    ...lengthBytes(phoneStarts, phones.length),
    ...shared,
    ...letters,
    ...phones,
  ])
}
