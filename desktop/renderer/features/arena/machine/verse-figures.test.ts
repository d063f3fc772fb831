import { describe, expect, it } from 'vitest'
import { barsHint, verseFigures } from './verse-figures.ts'

describe('the figures of a draft', () => {
  it('count what would be sent', () => {
    expect(verseFigures('  fire\n\n wire \n')).toEqual({ length: 11, bars: 2, tooLong: false, blank: false })
  })

  it.each(['', '   ', '\n\t '])('of %j say that there is nothing to send', (draft) => {
    expect(verseFigures(draft)).toEqual({ length: 0, bars: 0, tooLong: false, blank: true })
  })

  it('take 2,000 UTF-16 units and no more (VERSE-3)', () => {
    expect(verseFigures('x'.repeat(2000)).tooLong).toBe(false)
    expect(verseFigures(` ${'x'.repeat(2000)} `).tooLong).toBe(false)
    expect(verseFigures('x'.repeat(2001)).tooLong).toBe(true)
    expect(verseFigures('🎤'.repeat(1001)).tooLong).toBe(true)
  })

  it('become a hint', () => {
    expect(barsHint(verseFigures(''))).toBe('One line, one bar')
    expect(barsHint(verseFigures('a'))).toBe('1 bar')
    expect(barsHint(verseFigures('a\nb'))).toBe('2 bars')
  })
})
