import type { Chunk } from './chunk.ts'

/**
 * What scripts/train-letters.ts learned of how letters are said: a weight for what a letter may say in a context. Packed,
 * numbers little-endian:
 *
 *     "CLAPLET1" | u32 bytes of choices, of gaps, of weights
 *     | choices: for each letter a-z how many chunks it may say, then these, two bytes each
 *     | gaps between the contexts' keys in rising order, each as often 255 as it holds, then the rest
 *     | ranks: of each weight the choice it speaks for, with LAST on the last of a context | weights, signed
 *
 * A context's key is the first KEY_BITS bits of its hash (contexts.ts); so few contexts share a key that nothing is done
 * about it. Weights are whole numbers, STEPS to a nat, so that every machine adds them up alike.
 */
export const LETTER_MODEL_MAGIC = 'CLAPLET1'
export const KEY_BITS = 24
/** Marks the last weight of a context. */
export const LAST = 0x80
/** Says that a gap goes on in the next byte. */
export const ESCAPE = 255
/** Steps of a weight to a nat. */
export const STEPS = 8

/** How many keys a bucket spans, in bits. */
const LOW_BITS = 8
const LOW = (1 << LOW_BITS) - 1
const BUCKETS = 1 << (KEY_BITS - LOW_BITS)
const HEADER_BYTES = LETTER_MODEL_MAGIC.length + 12

/** A model opened for guessing. */
export interface LetterModel {
  /** What each letter (0 is a) may say. */
  readonly choices: readonly (readonly Chunk[])[]
  /** Adds the weights of the contexts `from` to `to` of a letter to the scores of its choices. */
  readonly addWeights: (contexts: Int32Array, from: number, to: number, scores: Int32Array) => void
}

function partsOf(bytes: Uint8Array) {
  const magic = String.fromCharCode(...bytes.subarray(0, LETTER_MODEL_MAGIC.length))
  if (magic !== LETTER_MODEL_MAGIC || bytes.length < HEADER_BYTES)
    throw new RangeError('Not a model of letters')
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES)
  const [choices, gaps, weights] = [0, 4, 8].map((at) =>
    view.getUint32(LETTER_MODEL_MAGIC.length + at, true),
  ) as [number, number, number]
  if (bytes.length !== HEADER_BYTES + choices + gaps + 2 * weights)
    throw new RangeError('A model of letters that breaks off')
  let at = HEADER_BYTES
  const take = (length: number): Uint8Array => bytes.subarray(at, (at += length))
  return { choices: take(choices), gaps: take(gaps), ranks: take(weights), weights: take(weights) }
}

function readChoices(bytes: Uint8Array): Chunk[][] {
  const choices: Chunk[][] = []
  for (let at = 0; at < bytes.length;) {
    const count = bytes[at] ?? 0
    at += 1
    choices.push(
      Array.from(
        { length: count },
        (_, index) => (bytes[at + 2 * index] ?? 0) + ((bytes[at + 2 * index + 1] ?? 0) << 8),
      ),
    )
    at += 2 * count
  }
  return choices
}

/**
 * The contexts, bucket by bucket, as they are looked up: for each the low bits of its key, with how many weights it has
 * above them; then these, each above the choice it speaks for.
 */
function readContexts(gaps: Uint8Array, ranks: Uint8Array, weights: Uint8Array) {
  const starts = new Uint32Array(BUCKETS + 1)
  const cells = new Int16Array(gaps.length + ranks.length)
  let key = 0
  let end = 0
  let entry = 0
  for (const gap of gaps) {
    key += gap
    if (gap === ESCAPE) continue
    const head = end
    for (let isLast = false; !isLast && entry < ranks.length; entry += 1) {
      const rank = ranks[entry] ?? 0
      end += 1
      cells[end] = ((weights[entry] ?? 0) << 8) | (rank & (LAST - 1))
      isLast = rank >= LAST
    }
    cells[head] = ((end - head) << 8) | (key & LOW)
    end += 1
    starts[(key >>> LOW_BITS) + 1] = end
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket += 1)
    starts[bucket] = Math.max(starts[bucket] ?? 0, starts[bucket - 1] ?? 0)
  return { starts, cells: cells.slice(0, end) }
}

/**
 * Opens packed bytes.
 * @throws RangeError when they are no model.
 */
export function openLetterModel(bytes: Uint8Array): LetterModel {
  const { choices, gaps, ranks, weights } = partsOf(bytes)
  const { starts, cells } = readContexts(gaps, ranks, weights)

  const addWeights = (contexts: Int32Array, from: number, to: number, scores: Int32Array): void => {
    for (let index = from; index < to; index += 1) {
      const key = (contexts[index] ?? 0) >>> (32 - KEY_BITS)
      const bucket = key >>> LOW_BITS
      const end = starts[bucket + 1] ?? 0
      let at = starts[bucket] ?? 0
      while (at < end && ((cells[at] ?? 0) & LOW) !== (key & LOW)) at += ((cells[at] ?? 0) >> 8) + 1
      if (at >= end) continue
      const last = at + ((cells[at] ?? 0) >> 8)
      for (at += 1; at <= last; at += 1) {
        const cell = cells[at] ?? 0
        scores[cell & LOW] = (scores[cell & LOW] ?? 0) + (cell >> 8)
      }
    }
  }

  return { choices: readChoices(choices), addWeights }
}
