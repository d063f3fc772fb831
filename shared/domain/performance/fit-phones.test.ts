import { describe, expect, test } from 'vitest'
import { fitPhones } from './fit-phones.ts'
import { BAR } from './testing/said-lines.ts'

const { phones } = BAR
const lengths = phones.map(({ start, end }) => end - start)
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)
const whole = sum(lengths)
const stretchesAt = (stretch: number) =>
  fitPhones(phones, lengths, whole * stretch).map((length, index) => length / (lengths[index] ?? 1))

describe('VOICE-18 sounds are stretched by their kind', () => {
  test.each([0.76, 0.85, 1, 1.1, 1.34])('x %f: as long as wanted, each within its bounds', (stretch) => {
    const stretches = stretchesAt(stretch)
    expect(sum(fitPhones(phones, lengths, whole * stretch))).toBeCloseTo(whole * stretch, 9)
    expect(Math.min(...stretches)).toBeGreaterThan(0.749)
    expect(Math.max(...stretches)).toBeLessThan(1.351)
  })

  test.each([0.85, 1.15])('x %f: vowels change most, stops least', (stretch) => {
    const changeOf = (phone: string) => {
      const places = phones.flatMap((one, index) => (one.phone === phone ? [index] : []))
      return Math.abs((stretchesAt(stretch)[places[0] ?? -1] ?? NaN) - 1)
    }
    expect(changeOf('aw')).toBeGreaterThan(changeOf('n'))
    expect(changeOf('n')).toBeGreaterThan(changeOf('s'))
    expect(changeOf('s')).toBeGreaterThan(changeOf('t'))
    expect(changeOf('t')).toBeGreaterThan(0)
  })

  test.each([0.3, 0.75, 1.35, 4])('x %f, at or beyond the bounds, scales all alike', (stretch) => {
    for (const one of stretchesAt(stretch)) expect(one).toBeCloseTo(stretch, 9)
  })

  test('nothing to stretch stays nothing', () => {
    expect(fitPhones([], [], 1)).toEqual([])
    expect(fitPhones([{ phone: 'ah' }], [0], 1)).toEqual([0])
  })
})
