import { beforeEach, describe, expect, it } from 'vitest'
import { createBreaker, type Breaker } from '../../../breaker.ts'
import { watchVerse } from './watch-verse.ts'

describe('a service that fails is left alone (VOICE-37)', () => {
  let breaker: Breaker
  const rests = () => !breaker.mayAsk()

  beforeEach(() => {
    breaker = createBreaker({ now: () => 0, onChange: () => undefined })
  })

  it('rests after two verses in a row, or at once when its key is refused', () => {
    watchVerse(breaker).failed('timeout')
    expect(rests()).toBe(false)
    watchVerse(breaker).failed('timeout')
    expect(rests()).toBe(true)

    breaker.succeeded()
    watchVerse(breaker).failed('refused')
    expect(rests()).toBe(true)
  })

  it('counts a verse once, however many of its lines fail', () => {
    const verse = watchVerse(breaker)
    verse.failed('broken')
    verse.failed('broken')
    expect(rests()).toBe(false)
  })

  it('does not blame it for a line that is too long', () => {
    for (let verse = 0; verse < 5; verse += 1) watchVerse(breaker).failed('unsuited')
    expect(rests()).toBe(false)
  })

  it('forgets a failure after a verse that went well, not after one that broke later', () => {
    const say = (lines: number) => {
      const verse = watchVerse(breaker)
      for (let line = 0; line < lines; line += 1) verse.succeeded()
      return verse
    }
    watchVerse(breaker).failed('timeout')
    say(4)
    watchVerse(breaker).failed('timeout')
    expect(rests()).toBe(false)
    say(3).failed('timeout')
    expect(rests()).toBe(true)
  })
})
