/** A set of 32-bit numbers, each with a slot of its own. */
export interface Slots {
  /** How many slots there are. */
  readonly size: number
  /** The number in each slot that is taken. */
  readonly keys: Int32Array
  readonly taken: Uint8Array
  /**
   * The slot of a number, taken for it when it has none.
   * @throws RangeError when nearly all slots are taken
   */
  readonly slotOf: (key: number) => number
}

const MOST_BITS = 24
const FULLEST = 0.9

/** Slots for at most so many numbers, or for as many of them as differ, some fifteen millions. */
export function createSlots(most: number): Slots {
  const bits = Math.min(MOST_BITS, Math.ceil(Math.log2(2 * most + 2)))
  const size = 2 ** bits
  const keys = new Int32Array(size)
  const taken = new Uint8Array(size)
  let count = 0
  const slotOf = (key: number): number => {
    let slot = Math.imul(key, 0x9e3779b1) >>> (32 - bits)
    while (taken[slot] === 1 && keys[slot] !== (key | 0)) slot = (slot + 1) & (size - 1)
    if (taken[slot] === 1) return slot
    count += 1
    if (count > FULLEST * size) throw new RangeError('More contexts than there is room for')
    keys[slot] = key
    taken[slot] = 1
    return slot
  }
  return { size, keys, taken, slotOf }
}
