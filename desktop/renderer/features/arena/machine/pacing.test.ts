import { describe, expect, it } from 'vitest'
import { typedAt, typedLength, voiceDelayMs } from './pacing.ts'

describe('pacing', () => {
  it('types one character every 30 ms and stops at the end', () => {
    const lines = [{ text: 'abcde', at: 100 }]
    expect([0, 129, 130, 189, 190, 5000].map((now) => typedLength(lines, now))).toEqual([0, 0, 1, 2, 3, 5])
    expect(typedAt(lines)).toBe(250)
    expect(typedLength(lines, typedAt(lines))).toBe(5)
  })

  it('types no line before it has come, nor before the one above it is out (PAGE-2)', () => {
    const lines = [
      { text: 'abc', at: 0 },
      { text: 'de', at: 10 },
      { text: 'fg', at: 900 },
    ]
    // The end of a line counts as a character: "abc" and its end are out after 120 ms.
    expect([90, 120, 150, 210, 899, 930, 960].map((now) => typedLength(lines, now))).toEqual([
      3, 4, 5, 7, 7, 8, 9,
    ])
    expect(typedAt(lines)).toBe(960)
    expect([typedLength([], 10), typedAt([])]).toEqual([0, 0])
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
