/**
 * The part of WebAssembly that the voice uses. Node has all of it, but its types come with the DOM's, which the API
 * does without.
 */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  const Module: new (bytes: Uint8Array) => Module
  class Memory {
    readonly buffer: ArrayBuffer
  }
  type ImportValue = (...values: number[]) => unknown
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, ImportValue>>)
    readonly exports: Record<string, unknown>
  }
}
