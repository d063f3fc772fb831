import { describe, expect, it } from 'vitest'
import { oneOf, quoted, readRefusal, refusal } from './refusal-message.ts'

describe('a refusal in a schema', () => {
  it('is read back as it was written', () => {
    const details = { setting: 'Style intensity', limit: 5 }
    expect(readRefusal(refusal('setting_out_of_range', details))).toEqual({
      code: 'setting_out_of_range',
      details,
    })
    expect(readRefusal('email_invalid')).toEqual({ code: 'email_invalid', details: {} })
  })

  it.each(['Must be small', 'toString {}', ''])('is not read into %j', (message) => {
    expect(readRefusal(message)).toBeUndefined()
  })
})

describe('the words of a sentence', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
  ])('%j are listed as %j', (choices, text) => {
    expect(oneOf(choices)).toBe(text)
  })

  it.each([
    ['x', '"x"'],
    [null, 'null'],
    [undefined, 'nothing'],
    ['y'.repeat(100), `"${'y'.repeat(39)}…`],
  ])('%j is quoted as %s', (value, text) => {
    expect(quoted(value)).toBe(text)
  })
})
