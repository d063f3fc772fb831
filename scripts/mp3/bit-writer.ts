/** Bits one after the other, the highest of a number first. */
export interface BitWriter {
  /** @param length 0 to 32 */
  write(value: number, length: number): void
  readonly length: number
  /** What was written, filled up with zeros to so many bytes. */
  bytes(count: number): Uint8Array
}

export function createBitWriter(): BitWriter {
  const bits: number[] = []
  return {
    write: (value, length) => {
      for (let place = length - 1; place >= 0; place -= 1) bits.push((value >>> place) & 1)
    },
    get length() {
      return bits.length
    },
    bytes: (count) => {
      const bytes = new Uint8Array(count)
      bits.forEach((bit, place) => {
        bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (bit << (7 - (place & 7)))
      })
      return bytes
    },
  }
}
