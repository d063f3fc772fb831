import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

const ORIGIN = 'https://clapback.example'

describe('safeReturnTo', () => {
  it.each(['/', '/battle', '/battle/1?tournament=2#top', '/apiary'])('follows %s', (path) => {
    expect(safeReturnTo(path, ORIGIN)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'battle',
    'https://clapback.example/battle',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/battle\\..\\..\\evil',
    '/\u0000',
    '/\n/evil.example',
    '/..//evil.example',
    '/./\t/evil.example',
    '/api',
    '/api/logout',
    '/battle/../api/logout',
    '/é',
    `/${'x'.repeat(512)}`,
  ])('goes to the front page instead of %j', (path) => {
    expect(safeReturnTo(path, ORIGIN)).toBe('/')
  })
})
