import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import type { FliteProgram } from './flite-program.ts'

/** What one run of flite left behind. */
export interface FliteRun {
  /** The WAV file it wrote; empty when it wrote none. */
  readonly wave: Uint8Array
  /** What it printed, both streams together. */
  readonly output: string
}

/** Runs flite with the arguments of its command line. */
export type FliteEngine = (args: readonly string[]) => FliteRun

interface LiveInstance {
  readonly instance: {
    readonly exports: { readonly memory: WebAssembly.Memory; readonly _start: () => unknown }
  }
  /** The run whose files and arguments the program sees. */
  readonly attach: (wasi: WASI) => void
}

const FOLDER = '/out'
const WAVE = 'line.wav'

/**
 * Sets up flite in this thread. Its files live in memory. One instance serves every run: a fresh one costs 20 MB each
 * time, which the collector is in no hurry to give back, so its memory is put back to how it was before the first run.
 * An instance that stopped in the middle is thrown away, since its stack is where the stop left it.
 */
export function createFliteEngine(program: FliteProgram): FliteEngine {
  let live: LiveInstance | undefined
  return (args) => {
    const current = live ?? instantiate(program.module)
    if (live !== undefined) restore(live.instance.exports.memory, program)
    live = undefined

    const printed: string[] = []
    const folder = new PreopenDirectory(FOLDER, new Map())
    const print = () => ConsoleStdout.lineBuffered((line) => printed.push(line))
    const files = [new OpenFile(new File([])), print(), print(), folder]
    const wasi = new WASI(['flite', ...args, '-o', `${FOLDER}/${WAVE}`], [], files, { debug: false })
    current.attach(wasi)
    wasi.inst = current.instance
    current.instance.exports._start()

    live = current
    const file = folder.dir.contents.get(WAVE)
    return { wave: file instanceof File ? file.data : new Uint8Array(), output: printed.join('\n') }
  }
}

function restore(memory: WebAssembly.Memory, { writableFrom, writableStart }: FliteProgram): void {
  const bytes = new Uint8Array(memory.buffer)
  bytes.fill(0, writableFrom)
  bytes.set(writableStart, writableFrom)
}

function instantiate(module: WebAssembly.Module): LiveInstance {
  let attached: WASI | undefined
  const calls = new WASI([], [], [], { debug: false }).wasiImport
  const imports = Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      (...values: number[]) => attached?.wasiImport[name]?.(...values),
    ]),
  )
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports })
  const { memory, _start } = exports
  if (!(memory instanceof WebAssembly.Memory) || typeof _start !== 'function') {
    throw new Error('The speech engine file is not a program: it exports no memory or no start.')
  }
  return {
    instance: { exports: { memory, _start: () => Reflect.apply(_start, undefined, []) as unknown } },
    attach: (wasi) => {
      attached = wasi
    },
  }
}
