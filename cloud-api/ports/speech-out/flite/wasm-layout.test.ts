import { describe, expect, it } from 'vitest'
import { readWasmLayout } from './wasm-layout.ts'

const section = (id: number, ...content: readonly number[]) => [id, content.length, ...content]
const text = (value: string) => [value.length, ...Buffer.from(value)]
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
/** i32.const 16 and i32.const 200 (two bytes of LEB128). */
const CONSTANTS = [0, 0x41, 16, 0x0b, 3, 7, 8, 9]
const VARIABLES = [0, 0x41, 0xc8, 0x01, 0x0b, 2, 5, 6]
const names = (...all: readonly string[]) =>
  section(
    0,
    ...text('name'),
    9,
    all.reduce((sum, name) => sum + name.length + 2, 1),
    all.length,
    ...all.flatMap((name, index) => [index, ...text(name)]),
  )
const file = (...parts: readonly number[][]) => Uint8Array.from([...HEADER, ...parts.flat()])

describe('readWasmLayout', () => {
  it('finds the variables behind the constants and leaves the names out of the program', () => {
    const types = section(1, 0)
    const data = section(11, 2, ...CONSTANTS, ...VARIABLES)
    const layout = readWasmLayout(file(types, data, names('.rodata', '.data')))
    expect(layout.writableFrom).toBe(200)
    expect([...layout.writableStart]).toEqual([5, 6])
    expect(Buffer.concat(layout.program)).toEqual(Buffer.from([...HEADER, ...types, ...data]))
  })

  it.each([
    ['segments without names', file(section(11, 2, ...CONSTANTS, ...VARIABLES))],
    ['no variables', file(section(11, 1, ...CONSTANTS), names('.rodata'))],
    [
      'constants behind variables',
      file(section(11, 2, ...VARIABLES, ...CONSTANTS), names('.rodata', '.data')),
    ],
    ['data without a place', file(section(11, 1, 1, 2, 5, 6), names('.data'))],
  ])('refuses %s, since memory could not be put back', (_name, bytes) => {
    expect(() => readWasmLayout(bytes)).toThrow('laid out in an unknown way')
  })

  it('refuses a file that ends in the middle', () => {
    const whole = file(section(11, 2, ...CONSTANTS, ...VARIABLES))
    expect(() => readWasmLayout(whole.subarray(0, whole.length - 1))).toThrow('ends too early')
  })
})
