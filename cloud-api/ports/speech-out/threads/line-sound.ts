/** Packets of a line, laid one after the other so that they cross between threads as one piece. */
export interface LineSound {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sizes: Uint32Array<ArrayBuffer>
}

export function packSound(packets: readonly Uint8Array[]): LineSound {
  const sizes = Uint32Array.from(packets, (packet) => packet.length)
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let offset = 0
  for (const packet of packets) {
    bytes.set(packet, offset)
    offset += packet.length
  }
  return { bytes, sizes }
}

export function unpackSound({ bytes, sizes }: LineSound): Uint8Array[] {
  let offset = 0
  return Array.from(sizes, (size) => bytes.subarray(offset, (offset += size)))
}
