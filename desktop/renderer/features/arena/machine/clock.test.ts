import { describe, expect, it } from 'vitest'
import {
  clockFace,
  holdClock,
  msLeft,
  runClock,
  secondsShown,
  standingClock,
  untilNextSecond,
} from './clock.ts'

describe('the clock', () => {
  it('stands until it is let run', () => {
    expect(msLeft(standingClock(105), 99_999)).toBe(105_000)
  })

  it('counts down from the moment it is let run, to zero and no further', () => {
    const clock = runClock(standingClock(105), 1000)
    expect(msLeft(clock, 1000)).toBe(105_000)
    expect(msLeft(clock, 31_000)).toBe(75_000)
    expect(msLeft(clock, 500_000)).toBe(0)
  })

  it('keeps what was left while it is held', () => {
    const held = holdClock(runClock(standingClock(105), 0), 4250)
    expect(msLeft(held, 60_000)).toBe(100_750)
    expect(msLeft(runClock(held, 60_000), 61_000)).toBe(99_750)
  })

  it('run twice, loses nothing', () => {
    const clock = runClock(runClock(standingClock(10), 0), 3000)
    expect(msLeft(clock, 4000)).toBe(6000)
  })

  it('shows a begun second until it is over', () => {
    const clock = runClock(standingClock(105), 0)
    expect(secondsShown(clock, 0)).toBe(105)
    expect(secondsShown(clock, 1)).toBe(105)
    expect(secondsShown(clock, 1000)).toBe(104)
    expect(secondsShown(clock, 104_999)).toBe(1)
    expect(secondsShown(clock, 105_000)).toBe(0)
  })

  it('knows when the face changes next', () => {
    const clock = runClock(standingClock(10.25), 0)
    expect(untilNextSecond(clock, 0)).toBe(250)
    expect(untilNextSecond(clock, 250)).toBe(1000)
    expect(untilNextSecond(clock, 260)).toBe(990)
  })

  it.each([
    [105, '1:45'],
    [60, '1:00'],
    [47, '0:47'],
    [9, '0:09'],
    [0, '0:00'],
  ])('shows %d seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face)
  })
})
