/** A WebAssembly file taken apart as far as running it again and again needs. */
export interface WasmLayout {
  /** The parts of the file that make the program, without its custom sections (debug tables, names). */
  readonly program: readonly Uint8Array[]
  /** Where the program's own changeable memory begins: below lie constants that no run changes. */
  readonly writableFrom: number
  /** What that memory holds before the first run; behind it lie zeros. */
  readonly writableStart: Uint8Array
}

const HEADER_BYTES = 8
const CUSTOM_SECTION = 0
const DATA_SECTION = 11
const DATA_NAMES = 9
const CONSTANTS = '.rodata'

interface Section {
  readonly id: number
  /** Where the section begins, its head included. */
  readonly from: number
  readonly body: ByteReader
  readonly end: number
}

interface DataSegment {
  readonly address: number
  readonly bytes: Uint8Array
}

/**
 * Reads where a program made by clang and wasm-ld keeps its constants and where its variables, from the data segments
 * and the names they carry (WebAssembly Core Specification 5.5; name section of its appendix with the extended names).
 * @throws Error when the file is laid out otherwise: then its memory could not be put back to how it was.
 */
export function readWasmLayout(file: Uint8Array): WasmLayout {
  const sections = sectionsOf(file)
  const segments = dataSegmentsOf(sections.find(({ id }) => id === DATA_SECTION))
  const names = dataNamesOf(sections)
  const changeable = segments.filter((_, index) => !(names.get(index) ?? '').startsWith(CONSTANTS))
  const first = changeable[0]
  if (first === undefined || names.size !== segments.length) {
    throw new Error('The speech engine is laid out in an unknown way: its file names no changeable memory.')
  }
  const writableFrom = Math.min(...changeable.map(({ address }) => address))
  const end = Math.max(...changeable.map(({ address, bytes }) => address + bytes.length))
  const constantsEnd = Math.max(
    0,
    ...segments.filter((segment) => !changeable.includes(segment)).map((s) => s.address + s.bytes.length),
  )
  if (constantsEnd > writableFrom) {
    throw new Error('The speech engine is laid out in an unknown way: constants lie among its variables.')
  }
  const writableStart = new Uint8Array(end - writableFrom)
  for (const { address, bytes } of changeable) writableStart.set(bytes, address - writableFrom)
  return { program: withoutCustomSections(file, sections), writableFrom, writableStart }
}

function sectionsOf(file: Uint8Array): Section[] {
  const reader = new ByteReader(file, HEADER_BYTES)
  const sections: Section[] = []
  while (reader.offset < file.length) {
    const from = reader.offset
    const id = reader.byte()
    const size = reader.unsigned()
    const end = reader.offset + size
    sections.push({ id, from, body: new ByteReader(file, reader.offset), end })
    reader.offset = end
  }
  return sections
}

function withoutCustomSections(file: Uint8Array, sections: readonly Section[]): Uint8Array[] {
  const kept = sections.filter(({ id }) => id !== CUSTOM_SECTION)
  return [file.subarray(0, HEADER_BYTES), ...kept.map(({ from, end }) => file.subarray(from, end))]
}

function dataSegmentsOf(section: Section | undefined): DataSegment[] {
  if (section === undefined) return []
  const { body } = section
  return Array.from({ length: body.unsigned() }, () => {
    if (body.unsigned() !== 0)
      throw new Error('The speech engine is laid out in an unknown way: passive data.')
    body.byte() // i32.const
    const address = body.signed()
    body.byte() // end
    return { address, bytes: body.bytes(body.unsigned()) }
  })
}

/** The names of the data segments by their index. */
function dataNamesOf(sections: readonly Section[]): Map<number, string> {
  const names = new Map<number, string>()
  for (const { id, body, end } of sections) {
    if (id !== CUSTOM_SECTION || body.text() !== 'name') continue
    while (body.offset < end) {
      const kind = body.byte()
      const next = body.unsigned() + body.offset
      if (kind === DATA_NAMES) {
        const count = body.unsigned()
        for (let index = 0; index < count; index += 1) names.set(body.unsigned(), body.text())
      }
      body.offset = next
    }
  }
  return names
}

/** Reads a WebAssembly file from front to back. */
class ByteReader {
  offset: number
  readonly #file: Uint8Array

  constructor(file: Uint8Array, offset: number) {
    this.#file = file
    this.offset = offset
  }

  byte(): number {
    const value = this.#file[this.offset]
    if (value === undefined) throw new Error('The speech engine file ends too early.')
    this.offset += 1
    return value
  }

  bytes(length: number): Uint8Array {
    const part = this.#file.subarray(this.offset, this.offset + length)
    if (part.length !== length) throw new Error('The speech engine file ends too early.')
    this.offset += length
    return part
  }

  text(): string {
    return new TextDecoder().decode(this.bytes(this.unsigned()))
  }

  /** A LEB128 number without a sign. */
  unsigned(): number {
    return this.#number().value
  }

  /** A LEB128 number with a sign, of at most 32 bits. */
  signed(): number {
    const { value, bits, last } = this.#number()
    return (last & 0x40) === 0 ? value : value - 2 ** bits
  }

  #number(): { value: number; bits: number; last: number } {
    let value = 0
    let bits = 0
    let last
    do {
      last = this.byte()
      value += (last & 0x7f) * 2 ** bits
      bits += 7
    } while ((last & 0x80) !== 0)
    return { value, bits, last }
  }
}
