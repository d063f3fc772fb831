import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hear } from '../testing/hear.ts'
import { layBar } from './bar-layout.ts'
import { lineStresses } from './line-stresses.ts'
import { RHYMES_BY_BEAT, STRESS_PLACEMENT } from './norms.ts'

/** A bar drawn on its sixteenths: "X" a stress, "o" another syllable, pick-up before the line. */
function draw(text: string): string {
  const [line] = hear(text).lines
  const stresses = line ? lineStresses(line) : []
  const grid = new Array<string>(20).fill('.')
  layBar(stresses).sixteenths.forEach((place, syllable) => {
    grid[place + 4] = stresses[syllable] === true ? 'X' : 'o'
  })
  const beats = [0, 4, 8, 12, 16].map((start) => grid.slice(start, start + 4).join(''))
  return `${beats[0]}|${beats.slice(1).join(' ')}`
}

describe('SCORE-25 a bar lies on its sixteenths where it would most likely be said', () => {
  test.each([
    ['you came here to fight me but you look kind of scared', '...o|Xo.o Xooo X.Xo X...'],
    ['your mind is a mine shaft it is tight and too narrow', '...o|Xooo Xo.o Xo.o Xo..'],
    ['They call me the teacher and class is in session', '...o|Xo.o Xo.o Xo.o Xo..'],
  ])('%s', (line, drawn) => {
    expect(draw(line)).toBe(drawn)
  })

  test('every syllable has a place of its own, in order, from the pick-up to the last sixteenth', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (stresses) => {
        const { sixteenths, ease } = layBar(stresses)
        expect(sixteenths).toHaveLength(stresses.length)
        expect(sixteenths).toEqual([...new Set(sixteenths)].toSorted((a, b) => a - b))
        for (const place of sixteenths)
          expect(place >= -4 && place <= 15 && Number.isInteger(place)).toBe(true)
        expect(ease).toBeGreaterThan(-1)
        expect(ease).toBeLessThan(1)
      }),
    )
  })

  test('stress that comes and goes lies easier than the same syllables in a heap', () => {
    const regular = layBar([false, true, false, false, true, false, false, true, false, false, true])
    const heaped = layBar([true, true, true, true, false, false, false, false, false, false, false])
    expect(regular.ease).toBeGreaterThan(heaped.ease + 0.1)
  })

  test('more syllables than sixteenths are spread over the bar, and lie badly', () => {
    const { sixteenths, ease } = layBar(new Array<boolean>(400).fill(true))
    expect(sixteenths[0]).toBe(0)
    expect(sixteenths.at(-1)).toBeLessThan(16)
    expect(ease).toBe(-1)
    expect(layBar([])).toEqual({ sixteenths: [], ease: 0 })
  })
})

test('the norms are shares of one whole', () => {
  const sum = (shares: readonly number[]) => shares.reduce((whole, share) => whole + share, 0)
  expect(sum(RHYMES_BY_BEAT)).toBeCloseTo(1, 6)
  expect(sum(Object.values(STRESS_PLACEMENT))).toBeCloseTo(0.987, 6)
})
