import { describe, expect, it } from 'vitest'
import { integratedLoudness } from '../loudness.ts'
import { rmsOf } from '../levels.ts'
import { truePeakOf } from '../true-peak.ts'
import { renderFill } from './fill.ts'

const RATE = 48_000
const STYLES = ['boom-bap', 'trap', 'drill'] as const

describe.each(STYLES)('BEAT-17 a fill in %s', (style) => {
  const bar = 2.4
  const fill = renderFill(style, bar, RATE)
  /** How loud each sixteenth of the bar is. */
  const steps = Array.from({ length: 16 }, (_, step) =>
    rmsOf(
      fill.left.subarray(Math.round((step / 16) * bar * RATE), Math.round(((step + 1) / 16) * bar * RATE)),
    ),
  )

  it('is as loud as a beat and does not reach full scale', () => {
    const channels = [fill.left, fill.right]
    expect(channels.every((channel) => channel.every(Number.isFinite))).toBe(true)
    expect(Math.abs(integratedLoudness(channels, RATE) + 18)).toBeLessThan(1)
    expect(Math.max(...channels.map(truePeakOf))).toBeLessThan(1)
  })

  it('begins on its downbeat and grows busy towards the next one', () => {
    expect(steps[0]).toBeGreaterThan(0.02)
    const busy = (from: number) => steps.slice(from, from + 4).reduce((sum, level) => sum + level, 0)
    expect(busy(8)).toBeGreaterThan(busy(4))
    expect(busy(12)).toBeGreaterThan(busy(4))
  })

  it('is over half a second into the next bar', () => {
    expect(fill.left).toHaveLength(Math.ceil((bar + 0.6) * RATE))
    expect(rmsOf(fill.left.subarray(-2_000))).toBeLessThan(0.01)
  })

  it('is the same every time', () => {
    expect(renderFill(style, bar, RATE)).toEqual(fill)
  })
})

it('BEAT-17 no two styles fill alike', () => {
  const [one, two, three] = STYLES.map((style) => renderFill(style, 2, RATE).left)
  expect(one).not.toEqual(two)
  expect(two).not.toEqual(three)
  expect(one).not.toEqual(three)
})
