import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

function start() {
  let time = 0
  const changes: (string | undefined)[] = []
  const breaker = createBreaker({
    now: () => time,
    onChange: ({ isResting, reason }) => changes.push(isResting ? reason : 'back'),
  })
  return {
    breaker,
    changes,
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('OPP-66 a service that fails rests', () => {
  it('after two failures in a row, for half a minute, then one may try', () => {
    const { breaker, changes, pass } = start()
    breaker.failed('timeout')
    expect(breaker.mayAsk()).toBe(true)
    breaker.failed('timeout')
    expect(breaker.mayAsk()).toBe(false)
    pass(29_999)
    expect(breaker.mayAsk()).toBe(false)
    pass(1)
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false])
    breaker.succeeded()
    expect(breaker.mayAsk()).toBe(true)
    expect(changes).toEqual(['timeout', 'back'])
  })

  it('not when an answer came between', () => {
    const { breaker, changes } = start()
    for (let round = 0; round < 5; round += 1) {
      breaker.failed('cut')
      breaker.succeeded()
    }
    expect(breaker.mayAsk()).toBe(true)
    expect(changes).toEqual([])
  })

  it.each(['http_401', 'http_403', 'http_404', 'http_429'])('at once after %s', (reason) => {
    const { breaker } = start()
    breaker.failed(reason)
    expect(breaker.mayAsk()).toBe(false)
  })

  it('as long as it asks for', () => {
    const { breaker, pass } = start()
    breaker.failed('http_429', 90_000)
    pass(89_999)
    expect(breaker.mayAsk()).toBe(false)
    pass(1)
    expect(breaker.mayAsk()).toBe(true)
  })

  it('twice as long after each trial that fails, ten minutes at most, and says so once', () => {
    const { breaker, changes, pass } = start()
    breaker.failed('http_401')
    for (const rest of [30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]) {
      pass(rest - 1)
      expect(breaker.mayAsk()).toBe(false)
      pass(1)
      expect(breaker.mayAsk()).toBe(true)
      breaker.failed('http_401')
    }
    expect(changes).toEqual(['http_401'])
  })

  it('no longer for rounds that were under way when it went to rest', () => {
    const { breaker, pass } = start()
    for (let round = 0; round < 6; round += 1) breaker.failed('timeout')
    pass(30_000)
    expect(breaker.mayAsk()).toBe(true)
  })

  it('and is tried again when nothing was heard of a trial', () => {
    const { breaker, pass } = start()
    breaker.failed('http_500')
    breaker.failed('http_500')
    pass(30_000)
    expect(breaker.mayAsk()).toBe(true)
    pass(30_000)
    expect(breaker.mayAsk()).toBe(true)
  })
})
