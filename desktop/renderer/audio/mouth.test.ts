import { describe, expect, it } from 'vitest'
import { followOpenness, mouthShape, opennessOf } from './mouth.ts'

describe('the mouth', () => {
  it.each([
    [0, 'closed'],
    [0.099, 'closed'],
    [0.1, 'small'],
    [0.399, 'small'],
    [0.4, 'medium'],
    [0.699, 'medium'],
    [0.7, 'large'],
    [1, 'large'],
  ] as const)('at openness %f is %s', (openness, shape) => {
    expect(mouthShape(openness)).toBe(shape)
  })

  it('is shut in silence and in room noise, wide at a shouted vowel', () => {
    expect(opennessOf(0)).toBe(0)
    expect(opennessOf(0.005)).toBe(0)
    expect(opennessOf(0.5)).toBe(1)
  })

  it('opens further the louder the voice', () => {
    const levels = [0.02, 0.05, 0.1, 0.2].map(opennessOf)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(new Set(levels).size).toBe(4)
  })

  it('follows the voice without jumping, and closes slower than it opens', () => {
    expect(followOpenness(0, 1)).toBeGreaterThan(0.5)
    expect(followOpenness(0, 1)).toBeLessThan(1)
    expect(1 - followOpenness(1, 0)).toBeLessThan(followOpenness(0, 1))
  })
})
