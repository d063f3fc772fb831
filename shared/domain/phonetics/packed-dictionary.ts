import type { Phone } from './phones.ts'

/**
 * The packed dictionary. Alike things lie side by side, because that compresses best; numbers are little-endian:
 *
 *     "CLAPDIC2" | u32 words, bytes of letters, bytes of phones
 *     | length of each block's letters: all low bytes, all high bytes | the same for its phones
 *     | shared letters, a byte for each word | letters | phones
 *
 * Words stand in UTF-16 order in blocks of BLOCK_WORDS, front coded: of each only the letters that the word before does not
 * share (the first of a block shares none), then END_OF_LETTERS. Pronunciations follow in the same order, a byte for each
 * phone, each ended by END_OF_WAY or, the last of a word, END_OF_WORD. A look-up finds its block by halves and reads on in
 * it; nothing is unpacked ahead but where the blocks begin.
 */
export const DICTIONARY_MAGIC = 'CLAPDIC2'
export const BLOCK_WORDS = 16
export const END_OF_LETTERS = 10
export const END_OF_WAY = 254
export const END_OF_WORD = 255

/** A dictionary opened for look-ups. */
export interface Dictionary {
  /** How many words it holds. */
  readonly size: number
  /** Every pronunciation of a word in lower case, likeliest first; of an unknown word, none. */
  readonly lookUp: (word: string) => readonly (readonly Phone[])[]
}

const HEADER_BYTES = DICTIONARY_MAGIC.length + 12
const NONE: readonly (readonly Phone[])[] = []

/** Letters of the dictionary are ASCII: so many pairs of them there are. */
const PAIRS = 128 * 128
/** NaN or beyond PAIRS for what is no pair of them. */
const pairOf = (first: number, second: number): number =>
  second < 128 ? first * 128 + second : Number.POSITIVE_INFINITY

/** Where blocks begin, from their lengths; one more entry at the end. */
function startsOf(lengths: Uint8Array): Uint32Array {
  const blocks = lengths.length / 2
  const starts = new Uint32Array(blocks + 1)
  for (let block = 0; block < blocks; block += 1) {
    const length = (lengths[block] ?? 0) + ((lengths[blocks + block] ?? 0) << 8)
    starts[block + 1] = (starts[block] ?? 0) + length
  }
  return starts
}

/** Cuts packed bytes into their parts. */
function partsOf(bytes: Uint8Array) {
  const magic = String.fromCharCode(...bytes.subarray(0, DICTIONARY_MAGIC.length))
  if (magic !== DICTIONARY_MAGIC || bytes.length < HEADER_BYTES)
    throw new RangeError('Not a packed dictionary')
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  const [words, letterBytes, phoneBytes] = [0, 4, 8].map((at) =>
    view.getUint32(DICTIONARY_MAGIC.length + at, true),
  ) as [number, number, number]
  const blocks = Math.ceil(words / BLOCK_WORDS)
  let at = HEADER_BYTES
  const take = (length: number): Uint8Array => bytes.subarray(at, (at += length))
  const parts = {
    words,
    blocks,
    letterStarts: startsOf(take(blocks * 2)),
    phoneStarts: startsOf(take(blocks * 2)),
    shared: take(words),
    letters: take(letterBytes),
    phones: take(phoneBytes),
  }
  if (parts.phones.length !== phoneBytes) throw new RangeError('A packed dictionary that breaks off')
  return parts
}

/**
 * Opens packed bytes; they are read in place and must not change.
 * @throws RangeError when they are no packed dictionary.
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const { words, blocks, letterStarts, phoneStarts, shared, letters, phones } = partsOf(bytes)

  /** Orders a word against the one whose letters begin at an offset. */
  const compare = (word: string, at: number): number => {
    for (let index = 0; index < word.length; index += 1) {
      const letter = letters[at + index] ?? END_OF_LETTERS
      if (letter === END_OF_LETTERS) return 1
      const difference = word.charCodeAt(index) - letter
      if (difference !== 0) return difference
    }
    return letters[at + word.length] === END_OF_LETTERS ? 0 : -1
  }

  /** By a word's first two letters, how many blocks begin before all such words. */
  const blocksBefore = new Uint16Array(PAIRS + 1)
  for (let block = 0; block < blocks; block += 1) {
    const at = letterStarts[block] ?? 0
    blocksBefore[pairOf(letters[at] ?? 0, letters[at + 1] ?? 0) + 1] = block + 1
  }
  for (let pair = 1; pair <= PAIRS; pair += 1)
    blocksBefore[pair] = Math.max(blocksBefore[pair] ?? 0, blocksBefore[pair - 1] ?? 0)

  /** The last block whose first word is not after the word; -1 when the word is before all. */
  const findBlock = (word: string): number => {
    const second = word.length > 1 ? word.charCodeAt(1) : END_OF_LETTERS
    const pair = pairOf(word.charCodeAt(0), second)
    if (!(pair < PAIRS)) return -1
    let low = blocksBefore[pair] ?? 0
    let high = blocksBefore[pair + 1] ?? 0
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(word, letterStarts[middle] ?? 0) < 0) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  /** Which word of a block it is; -1 when none. */
  const findInBlock = (word: string, block: number): number => {
    const end = letterStarts[block + 1] ?? 0
    let at = letterStarts[block] ?? 0
    let index = block * BLOCK_WORDS
    /** Letters of the word that the entry before agrees with. */
    let matched = 0
    for (; at < end; index += 1, at += 1) {
      const same = shared[index] ?? 0
      if (same < matched) return -1
      if (same === matched) {
        // A line end in the word must not match the end of the letters.
        while (letters[at] !== END_OF_LETTERS && letters[at] === word.charCodeAt(matched)) {
          at += 1
          matched += 1
        }
        if (matched === word.length && letters[at] === END_OF_LETTERS) return index - block * BLOCK_WORDS
      }
      while (at < end && letters[at] !== END_OF_LETTERS) at += 1
    }
    return -1
  }

  const readWays = (block: number, nth: number): Phone[][] => {
    let at = phoneStarts[block] ?? 0
    for (let left = nth; left > 0; at += 1) if (phones[at] === END_OF_WORD) left -= 1
    const ways: Phone[][] = []
    for (;;) {
      const way: Phone[] = []
      let phone = phones[at] ?? END_OF_WORD
      while (phone < END_OF_WAY) {
        way.push(phone)
        at += 1
        phone = phones[at] ?? END_OF_WORD
      }
      ways.push(way)
      if (phone === END_OF_WORD) return ways
      at += 1
    }
  }

  const lookUp = (word: string): readonly (readonly Phone[])[] => {
    const block = findBlock(word)
    if (block < 0) return NONE
    const nth = findInBlock(word, block)
    return nth < 0 ? NONE : readWays(block, nth)
  }

  return { size: words, lookUp }
}
