import { DBError } from 'objection'
import { describe, expect, it } from 'vitest'
import { isDatabaseAway, isDiskFull, isLockTimeout, isUniqueViolation } from './errors.ts'

const coded = (code: string): Error => Object.assign(new Error('from the driver'), { code })

describe('database errors', () => {
  it('are known by the driver’s code, also inside a record’s own error', () => {
    expect(isUniqueViolation(coded('23505'))).toBe(true)
    const wrapped: unknown = Object.assign(Object.create(DBError.prototype), { nativeError: coded('23505') })
    expect(isUniqueViolation(wrapped)).toBe(true)
    expect(isUniqueViolation(coded('23503'))).toBe(false)
    expect(isLockTimeout(coded('55P03'))).toBe(true)
    expect(isLockTimeout(undefined)).toBe(false)
    expect(['53100', 'ENOSPC', 'EDQUOT', '53200'].map((code) => isDiskFull(coded(code)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    Object.assign(new Error('pool is full'), { name: 'KnexTimeoutError' }),
  ])('that pass by themselves: %o', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([coded('23505'), coded('42P01'), new Error('something else'), 'text', null])(
    'that do not: %o',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false)
    },
  )
})
