import { describe, expect, it } from 'vitest'
import { downbeatFrom, positionAt } from './beat-clock.ts'

const CLOCK = { startedAt: 10, barSeconds: 8 / 3 }

describe('BEAT-16 downbeats', () => {
  it('are the loop’s start and every bar after it', () => {
    expect(downbeatFrom(CLOCK, 0)).toBe(10)
    expect(downbeatFrom(CLOCK, 10)).toBe(10)
    expect(downbeatFrom(CLOCK, 10.001)).toBeCloseTo(10 + 8 / 3, 12)
  })

  it('are found again from their own times, hours later too', () => {
    for (const bar of [1, 7, 100, 12_345]) {
      const downbeat = CLOCK.startedAt + bar * CLOCK.barSeconds
      expect(downbeatFrom(CLOCK, downbeat)).toBeCloseTo(downbeat, 6)
      expect(downbeatFrom(CLOCK, downbeat + 1e-4)).toBeCloseTo(downbeat + CLOCK.barSeconds, 6)
    }
  })
})

describe('BEAT-16 the place in the music', () => {
  it('is a bar, a beat and the share of it that has gone by', () => {
    expect(positionAt(CLOCK, 9.9)).toBeUndefined()
    expect(positionAt(CLOCK, 10)).toMatchObject({ bar: 0, beat: 0 })
    const later = positionAt(CLOCK, 10 + 2 * CLOCK.barSeconds + 2.5 * (CLOCK.barSeconds / 4))
    expect(later).toMatchObject({ bar: 2, beat: 2 })
    expect(later?.phase).toBeCloseTo(0.5, 4)
  })

  it('counts a downbeat to the bar that it begins', () => {
    for (let bar = 0; bar < 500; bar += 1)
      expect(positionAt(CLOCK, CLOCK.startedAt + bar * CLOCK.barSeconds)).toMatchObject({ bar, beat: 0 })
  })
})
