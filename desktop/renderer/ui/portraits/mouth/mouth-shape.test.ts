import { describe, expect, it } from 'vitest'
import { mouthShape } from '../../../audio/mouth.ts'
import { EXPRESSIONS, MOUTHS, type Pose } from '../portrait-types.ts'
import { heldMouth, mouthPaths } from './mouth-shape.ts'

const FORM = { x: 300, y: 400, half: 40, drop: 40 }

const pathsOf = ({ expression, mouth }: Pose) => mouthPaths(FORM, heldMouth(expression, mouth))

/** Highest and lowest point that a path names. */
function extent(path: string): readonly [top: number, bottom: number] {
  const ys = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]))
  return [Math.min(...ys), Math.max(...ys)]
}

describe('a drawn mouth', () => {
  it.each(EXPRESSIONS)('opens wider from closed to large when %s', (expression) => {
    const depths = MOUTHS.map((mouth) => {
      const { top, bottom } = pathsOf({ expression, mouth })
      return bottom[1] - top[1]
    })
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
    expect(new Set(depths).size).toBe(MOUTHS.length)
    expect(depths[0]).toBe(0)
  })

  it.each(EXPRESSIONS.flatMap((expression) => MOUTHS.map((mouth) => ({ expression, mouth }))))(
    'keeps teeth and tongue inside the opening: $expression, $mouth',
    (pose) => {
      const paths = pathsOf(pose)
      const [top, bottom] = extent(paths.opening)
      for (const inner of [paths.upperTeeth, paths.lowerTeeth, paths.tongue]) {
        if (inner === '') continue
        const [innerTop, innerBottom] = extent(inner)
        expect(innerTop).toBeGreaterThanOrEqual(top)
        expect(innerBottom).toBeLessThanOrEqual(bottom)
      }
    },
  )

  it('lifts its corners in a smile and drops them in anger', () => {
    const corner = (expression: 'neutral' | 'angry' | 'happy') =>
      pathsOf({ expression, mouth: 'closed' }).right[1]
    expect(corner('happy')).toBeLessThan(corner('neutral'))
    expect(corner('angry')).toBeGreaterThan(corner('neutral'))
  })

  it('smirks with the right corner alone', () => {
    const { left, right } = mouthPaths({ ...FORM, smirk: 1 }, heldMouth('happy', 'closed'))
    expect(left[1]).toBe(FORM.y)
    expect(right[1]).toBeLessThan(FORM.y)
  })

  it('bares its lower teeth in anger only', () => {
    expect(pathsOf({ expression: 'angry', mouth: 'large' }).lowerTeeth).not.toBe('')
    expect(pathsOf({ expression: 'neutral', mouth: 'large' }).lowerTeeth).toBe('')
  })

  it('FACE-5 holds each named mouth at an openness of its name', () => {
    for (const mouth of MOUTHS) expect(mouthShape(heldMouth('neutral', mouth).openness)).toBe(mouth)
  })

  it('FACE-5 is shut while it is called closed', () => {
    const { top, bottom, upperTeeth } = mouthPaths(FORM, {
      ...heldMouth('neutral', 'closed'),
      openness: 0.099,
    })
    expect([bottom[1] - top[1], upperTeeth]).toEqual([0, ''])
  })

  it('FACE-6 is narrower when pursed, wider when spread', () => {
    const widths = [-1, 0, 1].map((pull) => {
      const { left, right } = mouthPaths(FORM, { ...heldMouth('neutral', 'medium'), pull })
      return right[0] - left[0]
    })
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(new Set(widths).size).toBe(3)
  })

  it('FACE-6 lifts the tongue behind the teeth', () => {
    const tip = (tongue: number) =>
      extent(mouthPaths(FORM, { ...heldMouth('neutral', 'medium'), tongue }).tongue)[0]
    expect(tip(1)).toBeLessThan(tip(0) - 5)
  })

  it.each(EXPRESSIONS)('FACE-6 has no jump in it from shut to wide when %s', (expression) => {
    const numbers = (openness: number) =>
      [...mouthPaths(FORM, { expression, openness, pull: 0, tongue: 0 }).opening.matchAll(/-?[\d.]+/g)].map(
        Number,
      )
    for (let openness = 0; openness < 1; openness += 0.02) {
      const here = numbers(openness)
      numbers(openness + 0.02).forEach((value, index) => {
        expect(Math.abs(value - (here[index] ?? NaN))).toBeLessThan(3)
      })
    }
  })
})
