import { describe, expect, it } from 'vitest'
import { draw, seededRandom, seedFromText, type Random } from './random.ts'

function drawMany(random: Random, count: number): number[] {
  const drawn: number[] = []
  for (let next = random; drawn.length < count;) {
    const [value, following] = draw(next)
    drawn.push(value)
    next = following
  }
  return drawn
}

describe('a seeded generator', () => {
  it('draws the same numbers from the same seed, and others from another', () => {
    expect(drawMany(seededRandom(7), 5)).toEqual(drawMany(seededRandom(7), 5))
    expect(drawMany(seededRandom(7), 5)).not.toEqual(drawMany(seededRandom(8), 5))
  })

  it('leaves the generator it drew from as it was', () => {
    const random = seededRandom(1)
    expect(draw(random)).toEqual(draw(random))
  })

  it('spreads evenly over [0, 1)', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const value of drawMany(seededRandom(seedFromText('even')), 10_000)) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
      counts[Math.floor(value * 10)] = (counts[Math.floor(value * 10)] ?? 0) + 1
    }
    // Ten cells of a fair draw of 10,000: chi-squared with 9 degrees of freedom stays under 27.9 in 999 of 1,000.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquared).toBeLessThan(27.9)
  })
})

describe('a seed from text', () => {
  it('differs for texts that differ in one letter', () => {
    expect(seedFromText('battle-1')).not.toBe(seedFromText('battle-2'))
  })
})
