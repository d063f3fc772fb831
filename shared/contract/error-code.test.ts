import { describe, expect, it } from 'vitest'
import { ERROR_CATALOGUE, errorMessage, type ErrorCode } from './error-code.ts'
import * as account from './http/account.ts'
import * as battles from './http/battles.ts'
import * as lyrics from './http/lyrics.ts'

const codes = Object.keys(ERROR_CATALOGUE) as ErrorCode[]

describe('the error catalogue', () => {
  it.each(codes)('%s is a 4xx or 5xx with a whole sentence', (code) => {
    const { status, message } = ERROR_CATALOGUE[code]
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(message).toMatch(/^(\{\w+\}|[A-Z]).*[.]$/)
  })

  it('fills the places of a sentence and leaves unknown ones visible', () => {
    expect(errorMessage('too_many_requests', { seconds: 3 })).toBe('Too fast. Try again in 3 seconds.')
    expect(errorMessage('too_many_requests')).toContain('{seconds}')
  })
})

describe('the endpoints', () => {
  const endpoints = [account, battles, lyrics]
    .flatMap((resource) => Object.values<unknown>(resource))
    .filter(
      (value): value is typeof battles.getBattle =>
        typeof value === 'object' && value !== null && 'path' in value,
    )

  it('declare each method and path once', () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls.length).toBeGreaterThan(10)
  })

  it('name a parameter for each place of the path', () => {
    for (const { path, params } of endpoints) {
      const places = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(params.shape)).toEqual(places)
    }
  })
})
