import type { Phone } from './phones.ts'

/**
 * The packed dictionary. All numbers are little-endian:
 *
 *     "CLAPDIC1" | u32 words | u32 blocks | u32 offset of each block | blocks
 *
 * A block holds BLOCK_WORDS words in UTF-16 order, front coded: u8 letters shared with the word before (0 for the first
 * of a block), u8 further letters, those letters (one byte each), u8 pronunciations, then for each u8 phones and the
 * phone bytes. A look-up searches the blocks' first words by halves and then reads one block: nothing is unpacked ahead.
 */
const MAGIC = 'CLAPDIC1'
const HEADER_BYTES = MAGIC.length + 8
const BLOCK_WORDS = 16

/** A dictionary opened for look-ups. */
export interface Dictionary {
  /** How many words it holds. */
  readonly size: number
  /** Every pronunciation of a word in lower case, likeliest first; of an unknown word, none. */
  readonly lookUp: (word: string) => readonly (readonly Phone[])[]
}

const byUtf16 = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sharedLetters(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1
  return shared
}

/**
 * Packs words (lower-case ASCII, at most 255 letters) and their pronunciations (at most 255 of at most 255 phones).
 * The same entries give the same bytes, whatever their order.
 */
export function packDictionary(entries: ReadonlyMap<string, readonly (readonly Phone[])[]>): Uint8Array {
  const words = [...entries.keys()].sort(byUtf16)
  const body: number[] = []
  const offsets: number[] = []
  let previous = ''
  words.forEach((word, index) => {
    if (index % BLOCK_WORDS === 0) {
      offsets.push(body.length)
      previous = ''
    }
    const shared = sharedLetters(previous, word)
    body.push(shared, word.length - shared)
    for (let at = shared; at < word.length; at += 1) body.push(word.charCodeAt(at))
    const pronunciations = entries.get(word) ?? []
    body.push(pronunciations.length)
    for (const phones of pronunciations) body.push(phones.length, ...phones)
    previous = word
  })
  const start = HEADER_BYTES + offsets.length * 4
  const bytes = new Uint8Array(start + body.length)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < MAGIC.length; at += 1) bytes[at] = MAGIC.charCodeAt(at)
  view.setUint32(MAGIC.length, words.length, true)
  view.setUint32(MAGIC.length + 4, offsets.length, true)
  offsets.forEach((offset, block) => {
    view.setUint32(HEADER_BYTES + block * 4, start + offset, true)
  })
  bytes.set(body, start)
  return bytes
}

/**
 * Opens packed bytes; they are read in place and must not change.
 * @throws RangeError when they are no packed dictionary.
 */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || bytes.length < HEADER_BYTES) throw new RangeError('Not a packed dictionary')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const blocks = view.getUint32(MAGIC.length + 4, true)
  const blockStart = (block: number): number => view.getUint32(HEADER_BYTES + block * 4, true)
  const byteAt = (at: number): number => view.getUint8(at)

  /** Orders a word against the letters stored at an offset, letter by letter. */
  const compare = (word: string, at: number, length: number): number => {
    const common = Math.min(word.length, length)
    for (let index = 0; index < common; index += 1) {
      const difference = word.charCodeAt(index) - byteAt(at + index)
      if (difference !== 0) return difference
    }
    return word.length - length
  }

  /** The last block whose first word is not after the word; -1 when the word is before all. */
  const findBlock = (word: string): number => {
    let low = 0
    let high = blocks
    while (low < high) {
      const middle = (low + high) >>> 1
      const start = blockStart(middle)
      if (compare(word, start + 2, byteAt(start + 1)) < 0) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  const readPronunciations = (start: number): (readonly Phone[])[] => {
    let at = start + 1
    return Array.from({ length: byteAt(start) }, () => {
      const length = byteAt(at)
      const phones = [...bytes.subarray(at + 1, at + 1 + length)]
      at += 1 + length
      return phones
    })
  }

  const skipPronunciations = (start: number): number => {
    let at = start + 1
    for (let left = byteAt(start); left > 0; left -= 1) at += 1 + byteAt(at)
    return at
  }

  const lookUp = (word: string): readonly (readonly Phone[])[] => {
    const block = findBlock(word)
    if (block < 0) return []
    let at = blockStart(block)
    const end = block + 1 < blocks ? blockStart(block + 1) : bytes.length
    /** Letters of the word that the entry before agrees with. */
    let matched = 0
    while (at < end) {
      const shared = byteAt(at)
      const own = byteAt(at + 1)
      const letters = at + 2
      if (shared < matched) return []
      if (shared === matched) {
        let index = 0
        while (index < own && word.charCodeAt(matched) === byteAt(letters + index)) {
          index += 1
          matched += 1
        }
        if (index === own && matched === word.length) return readPronunciations(letters + own)
      }
      at = skipPronunciations(letters + own)
    }
    return []
  }

  return { size: view.getUint32(MAGIC.length, true), lookUp }
}
