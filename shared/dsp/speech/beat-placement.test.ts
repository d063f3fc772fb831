import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draw, seededRandom } from '#shared/domain/random.ts'
import type { Moment } from './beat-grid.ts'
import { placeOnBeat, type BeatPlacement } from './beat-placement.ts'

const EXPECTED = { onBeat: 0.446, offBeatEighth: 0.339, otherSixteenths: 0.202 }
const BPM = 90
const SIXTEENTH = 15 / BPM
const DOWNBEAT = 1.3

interface Take {
  readonly places?: readonly number[]
  readonly bars?: number
  readonly bpm?: number
  readonly delay?: number
  readonly jitter?: number
  readonly drift?: number
  readonly seed?: number
  /** Moves a place of the bar, in sixteenths. */
  readonly swung?: (place: number) => number
}

/** A bar with its stresses where real verses have them: four on beats, three between, two elsewhere in two bars. */
const USUAL = [0, 4, 6, 10, 12, 16, 20, 23, 26, 29]

/** Stresses on a beat, and a syllable without stress after each. */
function take(options: Take = {}): Moment[] {
  const {
    places = USUAL,
    bars = 4,
    bpm = BPM,
    delay = 0,
    jitter = 0,
    drift = 0,
    seed = 1,
    swung = () => 0,
  } = options
  let random = seededRandom(seed)
  const spread = (): number => {
    let sum = -2
    for (let part = 0; part < 4; part += 1) {
      const [value, next] = draw(random)
      random = next
      sum += value
    }
    return sum * Math.sqrt(3)
  }
  const sixteenth = 15 / bpm
  return Array.from({ length: bars }, (_, pair) => places.map((place) => pair * 32 + place))
    .flat()
    .flatMap((place) => [
      { place, stress: 0.9 },
      { place: place + 1, stress: 0.1 },
    ])
    .map(({ place, stress }) => {
      const beaten = DOWNBEAT + (place + swung(place % 16)) * sixteenth
      return { time: beaten + delay + jitter * spread() + (drift * place) / 16, stress }
    })
}

const place = (moments: readonly Moment[], bpm = BPM): BeatPlacement => {
  const found = placeOnBeat(moments, { bpm, downbeat: DOWNBEAT }, EXPECTED)
  if (found === undefined) throw new Error('nothing placed')
  return found
}

describe('placeOnBeat (SCORE-63)', () => {
  it.each([-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12])('finds a delay of %f s and takes it off', (delay) => {
    for (const bpm of [72, 90, 110]) {
      const found = place(take({ delay, bpm, jitter: 0.01 }), bpm)
      expect(Math.abs(found.delayMs - delay * 1000)).toBeLessThan(8)
      expect(found.shares.onBeat).toBeCloseTo(0.5, 6)
      expect(found.shares.offBeatEighth).toBeCloseTo(0.3, 6)
      expect(found.shares.otherSixteenths).toBeCloseTo(0.2, 6)
    }
  })

  it('tells delay from spread', () => {
    for (const jitter of [0.005, 0.015, 0.03]) {
      const found = place(take({ delay: 0.1, jitter, bars: 6 }))
      expect(Math.abs(found.delayMs - 100)).toBeLessThan(15)
      expect(found.spreadMs).toBeGreaterThan(jitter * 500)
      expect(found.spreadMs).toBeLessThan(jitter * 1600)
    }
  })

  it.each([-10, -5, 6, 12])('finds a drift of %i ms a bar', (drift) => {
    const found = place(take({ drift: drift / 1000, bars: 6, jitter: 0.008 }))
    expect(Math.abs(found.driftMsPerBar - drift)).toBeLessThan(2)
    expect(found.shares.onBeat).toBeCloseTo(0.5, 1)
  })

  it('sees no drift and no swing in what is only unsteady', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const found = place(take({ jitter: 0.02, bars: 6, seed }))
      expect(Math.abs(found.driftMsPerBar)).toBeLessThan(4)
      expect(found.swing).toEqual({ sixteenths: 0.5, eighths: 0.5 })
    }
  })

  it('knows swung eighths and swung sixteenths for what they are', () => {
    const eighths = take({
      swung: (at) => (at % 4 === 2 ? 0.48 : at % 2 === 1 ? 0.24 : 0),
      delay: 0.03,
      jitter: 0.008,
    })
    const found = place(eighths)
    expect(found.swing.eighths).toBeGreaterThan(0.58)
    expect(found.shares.offBeatEighth).toBeCloseTo(0.3, 6)
    const places = [0, 3, 6, 8, 11, 12, 16, 19, 20, 22, 25, 28]
    const sixteenths = take({ places, swung: (at) => (at % 2 === 1 ? 0.24 : 0), jitter: 0.006, bars: 6 })
    expect(place(sixteenths).swing.sixteenths).toBeGreaterThan(0.54)
  })

  it('lets half time, and a verse between the beats, be what they are', () => {
    const half = take({ places: [0, 8, 16, 24], delay: 0.05, jitter: 0.01, bars: 6 })
    expect(place(half).shares.onBeat).toBeCloseTo(1, 6)
    const off = take({ places: [2, 6, 10, 14, 18, 22, 26, 30], jitter: 0.01, delay: 0.02 })
    expect(place(off).shares.offBeatEighth).toBeCloseTo(1, 6)
  })

  it('is not sure which sixteenth a delay belongs to when both would do', () => {
    const sure = place(take({ delay: 0.02, bars: 6 })).delaySureness
    const halfway = place(
      take({ places: [0, 1, 2, 3, 8, 9, 10, 11], delay: SIXTEENTH / 2, bars: 6 }),
    ).delaySureness
    expect(sure).toBeGreaterThan(0.95)
    expect(halfway).toBeLessThan(0.9)
  })

  it('looks around the delay that the equipment is known to have', () => {
    const late = take({ places: [0, 4, 8, 12], delay: 0.32, bars: 6, jitter: 0.01 })
    const found = placeOnBeat(late, { bpm: BPM, downbeat: DOWNBEAT, usualDelay: 0.3 }, EXPECTED)
    expect(found?.delayMs).toBeGreaterThan(305)
    expect(found?.delayMs).toBeLessThan(335)
  })

  it('says on which sixteenth of the bar stresses fall', () => {
    const { sixteenths, stressed } = place(take({ places: [0, 3, 6, 12], bars: 8 }))
    expect(sixteenths).toHaveLength(16)
    expect(sixteenths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    for (const at of [0, 3, 6, 12]) expect(sixteenths[at]).toBeCloseTo(0.25, 6)
    expect(stressed).toBe(32)
  })

  it('says nothing of too few moments, or of no beat', () => {
    expect(placeOnBeat(take({ places: [0] }), { bpm: 90, downbeat: 0 }, EXPECTED)).toBeDefined()
    expect(placeOnBeat(take().slice(0, 6), { bpm: 90, downbeat: 0 }, EXPECTED)).toBeUndefined()
    expect(placeOnBeat([], { bpm: 90, downbeat: 0 }, EXPECTED)).toBeUndefined()
    for (const bpm of [0, -90, NaN, Infinity, 1e9])
      expect(placeOnBeat(take(), { bpm, downbeat: 0 }, EXPECTED)).toBeUndefined()
    expect(placeOnBeat(take(), { bpm: 90, downbeat: NaN }, EXPECTED)).toBeUndefined()
  })

  it('never throws, and its figures are numbers', () => {
    const moment = fc.record({
      time: fc.double({ min: 0, max: 60, noNaN: true }),
      stress: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 60 }), fc.integer({ min: 30, max: 300 }), (moments, bpm) => {
        const found = placeOnBeat(moments, { bpm, downbeat: 0 }, EXPECTED)
        if (found === undefined) return
        for (const value of [
          found.delayMs,
          found.spreadMs,
          found.driftMsPerBar,
          found.delaySureness,
          ...found.sixteenths,
        ])
          expect(Number.isFinite(value)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})
