import { describe, expect, it } from 'vitest'
import { typedLength, typingMs, voiceDelayMs } from './pacing.ts'

describe('pacing', () => {
  it('types one character every 30 ms and stops at the end', () => {
    expect([0, 29, 30, 89, 90, 5000].map((elapsed) => typedLength('abcde', elapsed))).toEqual([
      0, 0, 1, 2, 3, 5,
    ])
    expect(typingMs('abcde')).toBe(150)
    expect(typedLength('abcde', typingMs('abcde'))).toBe(5)
  })

  it('lets the voice wait 50 ms a character, three seconds at most', () => {
    expect(voiceDelayMs('x'.repeat(20), 'dramatic')).toBe(1000)
    expect(voiceDelayMs('x'.repeat(60), 'dramatic')).toBe(3000)
    expect(voiceDelayMs('x'.repeat(900), 'dramatic')).toBe(3000)
  })

  it('does not let it wait where the player wants it at once', () => {
    expect(voiceDelayMs('x'.repeat(60), 'instant')).toBe(0)
  })
})
