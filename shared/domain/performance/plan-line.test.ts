import { describe, expect, test } from 'vitest'
import { planLine, wantedBeats } from './plan-line.ts'
import { BAR, saidLine, SILENT } from './testing/said-lines.ts'

const AT_90 = { bpm: 90, speed: 1 }
/** First and last stress so many seconds apart, as one long sound. */
const spanning = (seconds: number) => ({
  phones: [
    { phone: 'aa', start: 0, end: 0.1 },
    { phone: 'n', start: 0.1, end: seconds },
    { phone: 'aa', start: seconds, end: seconds + 0.1 },
  ],
  stresses: [true, true],
})

describe('planning a line', () => {
  test.each([
    [1, 3],
    [2, 1.5],
    [0.5, 6],
    [0.75, 4],
    [1.3, 2.25],
  ])('VOICE-20 at speed %f the last stress lies %f beats behind the downbeat', (speed, beats) => {
    expect(wantedBeats({ bpm: 90, speed })).toBe(beats)
    // Said at that speed, a line needs no other stretch than at speed 1.
    expect(planLine(spanning(beats / 1.5), { bpm: 90, speed })).toEqual({ beats, length: 1 })
  })

  test('VOICE-16 a usual bar ends on beat four and is said once', () => {
    expect(planLine(BAR, AT_90)).toEqual({ beats: 3, length: 1 })
  })

  test.each([
    [2.0 / 0.76, 1],
    [2.0 / 0.7, 0.7 / 0.85],
    [2.0 / 1.34, 1],
    [2.0 / 1.5, 1.5 / 1.3],
  ])(
    'VOICE-17 stresses %f s apart, which belong 2 s apart, are said again x %f as long',
    (seconds, length) => {
      const plan = planLine(spanning(seconds), AT_90)
      expect(plan.beats).toBe(3)
      expect(plan.length).toBeCloseTo(length, 9)
    },
  )

  test.each([
    [0.3, 1],
    [0.8, 2.5],
    [4, 3.5],
    [10, 8.25],
  ])(
    'VOICE-17 stresses %f s apart come no closer or further than they should: %f beats',
    (seconds, beats) => {
      expect(planLine(spanning(seconds), AT_90).beats).toBe(beats)
    },
  )

  test('VOICE-17 a line with much to pick up is said faster, and stretched between its stresses', () => {
    const line = (pickUp: string) =>
      saidLine(`${pickUp}${'aa t '.repeat(9)}aw`, `${'.'.repeat(pickUp.length / 5)}x........x`)
    expect(planLine(line('ah n '), AT_90)).toEqual({ beats: 3, length: 1 })
    const { beats, length } = planLine(line('ah n ah n ah n '), AT_90)
    expect(beats).toBe(3)
    expect(length).toBeCloseTo(2 / 1.62 / 1.3, 9)
  })

  test('a line with one stress, or none, is said as it is', () => {
    expect(planLine(saidLine('g ow', 'x'), AT_90)).toEqual({ beats: 0, length: 1 })
    expect(planLine(SILENT, AT_90)).toEqual({ beats: 0, length: 1 })
  })
})
