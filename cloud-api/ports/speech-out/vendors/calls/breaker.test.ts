import { beforeEach, describe, expect, it } from 'vitest'
import { createBreaker, type Breaker } from './breaker.ts'

describe('a service that fails is left alone (VOICE-37)', () => {
  let time: number
  let changes: unknown[]
  let breaker: Breaker
  const fail = (reason: 'timeout' | 'refused' | 'unsuited' = 'timeout') => breaker.begin()?.failed(reason)
  const rests = () => breaker.begin() === undefined

  beforeEach(() => {
    time = 0
    changes = []
    breaker = createBreaker({ now: () => time, onChange: (change) => changes.push(change) })
  })

  it('rests after two verses in a row, and says so once', () => {
    fail()
    expect(rests()).toBe(false)
    fail()
    expect(rests()).toBe(true)
    expect(changes).toEqual([{ isResting: true, reason: 'timeout' }])
  })

  it('rests at once when its key is refused', () => {
    fail('refused')
    expect(rests()).toBe(true)
  })

  it('counts a verse once, however many of its lines fail', () => {
    const verse = breaker.begin()
    verse?.failed('broken')
    verse?.failed('broken')
    expect(rests()).toBe(false)
  })

  it('does not blame it for a line that is too long', () => {
    for (let verse = 0; verse < 5; verse += 1) fail('unsuited')
    expect(rests()).toBe(false)
  })

  it('forgets a failure after a verse that went well', () => {
    fail()
    const good = breaker.begin()
    for (let line = 0; line < 4; line += 1) good?.succeeded()
    fail()
    expect(rests()).toBe(false)
  })

  it('tries one verse after a while: it speaks again when that goes well', () => {
    fail('refused')
    time = 29_999
    expect(rests()).toBe(true)
    time = 30_000
    const trial = breaker.begin()
    expect(trial).toBeDefined()
    expect(rests()).toBe(true)
    trial?.succeeded()
    expect(rests()).toBe(false)
    expect(changes).toEqual([{ isResting: true, reason: 'refused' }, { isResting: false }])
  })

  it('rests twice as long when the trial fails, up to ten minutes, and says no more', () => {
    fail('refused')
    for (const rest of [30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]) {
      time += rest - 1
      expect(rests()).toBe(true)
      time += 1
      fail()
    }
    expect(changes).toHaveLength(1)
  })

  it('tries another one where a trial never said anything', () => {
    fail('refused')
    time = 30_000
    breaker.begin()
    time = 60_000
    expect(rests()).toBe(false)
  })

  it('hears nothing from verses begun before it rested', () => {
    const late = breaker.begin()
    fail('refused')
    late?.failed('timeout')
    time = 30_000
    expect(rests()).toBe(false)
  })
})
