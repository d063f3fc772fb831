import { describe, expect, it } from 'vitest'
import { mouthPaths } from './mouth-shape.ts'
import { EXPRESSIONS, MOUTHS } from './portrait-types.ts'

const FORM = { x: 300, y: 400, half: 40, drop: 40 }

/** Highest and lowest point that a path names. */
function extent(path: string): readonly [top: number, bottom: number] {
  const ys = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((match) => Number(match[1]))
  return [Math.min(...ys), Math.max(...ys)]
}

describe('a drawn mouth', () => {
  it.each(EXPRESSIONS)('opens wider from closed to large when %s', (expression) => {
    const depths = MOUTHS.map((mouth) => {
      const { top, bottom } = mouthPaths(FORM, { expression, mouth })
      return bottom[1] - top[1]
    })
    expect(depths).toEqual([...depths].sort((a, b) => a - b))
    expect(new Set(depths).size).toBe(MOUTHS.length)
    expect(depths[0]).toBe(0)
  })

  it.each(EXPRESSIONS.flatMap((expression) => MOUTHS.map((mouth) => ({ expression, mouth }))))(
    'keeps teeth and tongue inside the opening: $expression, $mouth',
    (pose) => {
      const paths = mouthPaths(FORM, pose)
      const [top, bottom] = extent(paths.opening)
      for (const inner of [paths.upperTeeth, paths.lowerTeeth, paths.tongue]) {
        if (inner === undefined) continue
        const [innerTop, innerBottom] = extent(inner)
        expect(innerTop).toBeGreaterThanOrEqual(top)
        expect(innerBottom).toBeLessThanOrEqual(bottom)
      }
    },
  )

  it('lifts its corners in a smile and drops them in anger', () => {
    const corner = (expression: 'neutral' | 'angry' | 'happy') =>
      mouthPaths(FORM, { expression, mouth: 'closed' }).right[1]
    expect(corner('happy')).toBeLessThan(corner('neutral'))
    expect(corner('angry')).toBeGreaterThan(corner('neutral'))
  })

  it('smirks with the right corner alone', () => {
    const { left, right } = mouthPaths({ ...FORM, smirk: 1 }, { expression: 'happy', mouth: 'closed' })
    expect(left[1]).toBe(FORM.y)
    expect(right[1]).toBeLessThan(FORM.y)
  })

  it('bares its lower teeth in anger only', () => {
    expect(mouthPaths(FORM, { expression: 'angry', mouth: 'large' }).lowerTeeth).toBeDefined()
    expect(mouthPaths(FORM, { expression: 'neutral', mouth: 'large' }).lowerTeeth).toBeUndefined()
  })
})
