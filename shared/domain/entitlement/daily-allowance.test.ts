import { describe, expect, it } from 'vitest'
import { allowanceDay, standingOf } from './daily-allowance.ts'

describe('the daily allowance', () => {
  it.each([
    [3, 0, 3, true],
    [3, 2, 1, true],
    [3, 3, 0, false],
    [3, 5, 0, false],
    [0, 0, 0, false],
  ])('ALLOW-1: of %i a day with %i started, %i are left', (perDay, used, remaining, mayStart) => {
    expect(standingOf(perDay, used)).toEqual({ remaining, mayStart })
  })

  it('may have no limit', () => {
    expect(standingOf(null, 1_000)).toEqual({ remaining: null, mayStart: true })
  })

  it('comes back at midnight UTC', () => {
    expect(allowanceDay(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21')
    expect(allowanceDay(new Date('2026-11-22T00:00:00.000Z'))).toBe('2026-11-22')
  })
})
