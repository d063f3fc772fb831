import { join } from 'node:path'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { movingElements } from '../testing/moving-elements.ts'
import { CROWD_BANDS, crowdBand } from './crowd-band.ts'
import { crowdRows } from './crowd-rows.ts'
import { Crowd } from './crowd.tsx'

afterEach(cleanup)

describe('crowd bands', () => {
  it.each([
    [0, 'low'],
    [39, 'low'],
    [40, 'medium'],
    [69, 'medium'],
    [70, 'high'],
    [84, 'high'],
    [85, 'wild'],
    [100, 'wild'],
  ] as const)('an energy of %i is %s', (energy, band) => {
    expect(crowdBand(energy)).toBe(band)
  })
})

describe('the crowd', () => {
  it('is the same house for the same seed, and another for another', () => {
    expect(crowdRows(7)).toEqual(crowdRows(7))
    expect(crowdRows(7)).not.toEqual(crowdRows(8))
  })

  it('has three rows of three parts, back to front, and somebody in each', () => {
    const parts = crowdRows(7)
    expect(parts.map(({ row, phase }) => [row, phase])).toEqual(
      [0, 1, 2].flatMap((row) => [0, 1, 2].map((phase) => [row, phase])),
    )
    expect(parts.every(({ figures }) => figures.startsWith('M'))).toBe(true)
  })

  it('raises more arms from band to band', () => {
    const raised = CROWD_BANDS.map(
      (band) =>
        crowdRows(7)
          .map(({ arms }) => arms[band])
          .join('')
          .split('Z').length,
    )
    expect(raised.every((arms) => arms > 5)).toBe(true)
  })

  it('draws only finite numbers', () => {
    for (const { figures, arms } of crowdRows(7)) {
      expect(figures + Object.values(arms).join('')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('bounces, but not for someone who asked for less motion', async () => {
    const { container } = render(<Crowd energy={90} />)
    const { moving, stillMoving } = await movingElements(join(import.meta.dirname, 'crowd.css'), container)
    expect(moving.length).toBe(9 + 36)
    expect(stillMoving).toEqual([])
  })

  it('is decoration, and shows its band to the style sheet', () => {
    const { container, rerender } = render(<Crowd energy={50} className="h-44" />)
    const crowd = container.querySelector<HTMLElement>('.crowd')
    expect(crowd?.getAttribute('aria-hidden')).toBe('true')
    expect(crowd?.dataset['band']).toBe('medium')
    rerender(<Crowd energy={90} still />)
    expect(crowd?.dataset['band']).toBe('wild')
    expect(crowd?.hasAttribute('data-still')).toBe(true)
  })
})
