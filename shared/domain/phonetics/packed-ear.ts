/**
 * All that the ear must load, in one file, numbers little-endian: "CLAPEAR1" | u32 bytes of the dictionary
 * | the dictionary (packed-dictionary.ts) | the model that guesses other words (letters/letter-model.ts).
 */
const EAR_MAGIC = 'CLAPEAR1'
const HEADER_BYTES = EAR_MAGIC.length + 4

/** The parts of an ear, each as it was packed. */
export interface PackedEar {
  readonly dictionary: Uint8Array
  readonly letters: Uint8Array
}

/** Joins a packed dictionary and a packed model. */
export function packEar({ dictionary, letters }: PackedEar): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + dictionary.length + letters.length)
  for (let at = 0; at < EAR_MAGIC.length; at += 1) bytes[at] = EAR_MAGIC.charCodeAt(at)
  new DataView(bytes.buffer).setUint32(EAR_MAGIC.length, dictionary.length, true)
  bytes.set(dictionary, HEADER_BYTES)
  bytes.set(letters, HEADER_BYTES + dictionary.length)
  return bytes
}

/**
 * The parts of a packed ear, where they lie.
 * @throws RangeError when the bytes are none.
 */
export function unpackEar(bytes: Uint8Array): PackedEar {
  const magic = String.fromCharCode(...bytes.subarray(0, EAR_MAGIC.length))
  if (magic !== EAR_MAGIC || bytes.length < HEADER_BYTES) throw new RangeError('Not a packed ear')
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(EAR_MAGIC.length, true)
  const end = HEADER_BYTES + length
  return { dictionary: bytes.subarray(HEADER_BYTES, end), letters: bytes.subarray(end) }
}
