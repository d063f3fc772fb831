import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CHARACTER_IDS, type CharacterId } from '#shared/domain/character/character.ts'
import { movingElements } from '../testing/moving-elements.ts'
import { CypherPortrait } from './cypher-portrait.tsx'
import { PortraitMark } from './portrait-mark.tsx'
import { EXPRESSIONS, LOOKS, MOUTHS, STATES } from './portrait-types.ts'
import { Portrait, preloadPortrait } from './portrait.tsx'
import { RazorPortrait } from './razor-portrait.tsx'
import { SilkPortrait } from './silk-portrait.tsx'
import { VenomPortrait } from './venom-portrait.tsx'

const DRAWINGS = { razor: RazorPortrait, venom: VenomPortrait, silk: SilkPortrait, cypher: CypherPortrait }
const NAMES: Record<CharacterId, string> = {
  razor: 'Razor',
  venom: 'Venom',
  silk: 'Silk',
  cypher: 'Cypher',
}
const POSES = EXPRESSIONS.flatMap((expression) => MOUTHS.map((mouth) => ({ expression, mouth })))

const idsOf = (root: Element) => [...root.querySelectorAll('[id]')].map(({ id }) => id)

/** Ids that fills and clips of the drawing point at. */
const referencesOf = (root: Element) =>
  [...root.querySelectorAll('[fill^="url("], [clip-path^="url("]')].map(
    (node) => /url\(#(.+)\)/.exec(node.getAttribute('fill') + ' ' + node.getAttribute('clip-path'))?.[1],
  )

const numbersOf = (root: Element) =>
  [...root.querySelectorAll('path')].flatMap(
    (path) =>
      path
        .getAttribute('d')
        ?.split(/[A-Za-z]/)
        .join(' ')
        .split(/[\s,]+/) ?? [],
  )

afterEach(cleanup)

describe.each(CHARACTER_IDS)('the portrait of %s', (character) => {
  const Drawing = DRAWINGS[character]

  it.each(POSES)('is drawn $expression with the mouth $mouth', (pose) => {
    render(<Drawing {...pose} />)
    const picture = screen.getByRole('img', { name: NAMES[character] })
    expect(picture.dataset).toMatchObject(pose)
    expect(numbersOf(picture).filter((part) => !/^[-.\d]*$/.test(part))).toEqual([])
    const ids = idsOf(picture)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(referencesOf(picture)))
  })

  it('FACE-2 FACE-5 looks different in every pose', () => {
    const drawn = POSES.map((pose) => {
      const { container, unmount } = render(<Drawing {...pose} />)
      const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('|')
      unmount()
      return paths
    })
    expect(new Set(drawn).size).toBe(POSES.length)
  })

  it('shares no id with a second one on the page', () => {
    const { container } = render(
      <>
        <Drawing />
        <Drawing />
      </>,
    )
    const ids = idsOf(container)
    expect(ids.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('turns both eyes where it looks', () => {
    const { container, rerender } = render(<Drawing />)
    for (const look of LOOKS) {
      rerender(<Drawing look={look} />)
      expect(container.querySelector('svg')?.dataset['look']).toBe(look)
      expect(container.querySelectorAll('.portrait-gaze')).toHaveLength(2)
    }
  })

  it('FACE-10 breathes until something moves it', () => {
    const { container, rerender } = render(<Drawing />)
    expect(container.querySelector('.portrait-breath')).not.toBeNull()
    expect(container.querySelector('[data-moving]')).toBeNull()
    rerender(<Drawing motion={{ frame: () => undefined, beat: () => 0 }} />)
    expect(container.querySelector('.portrait[data-moving] .portrait-breath')).not.toBeNull()
  })

  it('FACE-1 looks different in every state', () => {
    const drawn = STATES.map((state) => {
      const { container, unmount } = render(<Drawing state={state} />)
      const plate = container.innerHTML.replaceAll(/data-state="\w+"|aria-label="[^"]*"|portrait_r_\w+_/g, '')
      unmount()
      return plate
    })
    expect(new Set(drawn).size).toBe(STATES.length)
  })

  it('FACE-13 is named with its state in a fight, and never speaks up by itself', () => {
    const { container, rerender } = render(<Drawing state="BATTLING" />)
    expect(screen.getByRole('img', { name: `${NAMES[character]}, battling` })).toBeTruthy()
    rerender(<Drawing state="DEFEATED" />)
    expect(screen.getByRole('img', { name: `${NAMES[character]}, defeated` })).toBeTruthy()
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })

  it('takes another name, or none where a text already names it', () => {
    const { container, rerender } = render(<Drawing label="Your opponent" />)
    expect(screen.getByRole('img', { name: 'Your opponent' })).toBeTruthy()
    rerender(<Drawing label="" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is complete when still', () => {
    const { container, rerender } = render(<Drawing />)
    const moving = container.querySelectorAll('path').length
    expect(container.querySelector('svg')?.hasAttribute('data-still')).toBe(false)
    rerender(<Drawing still />)
    expect(container.querySelector('svg')?.hasAttribute('data-still')).toBe(true)
    expect(container.querySelectorAll('path')).toHaveLength(moving)
  })

  it('FACE-12 breathes and bends, but not for someone who asked for less motion', async () => {
    const { container } = render(<Drawing />)
    const { moving, stillMoving } = await movingElements(join(import.meta.dirname, 'portrait.css'), container)
    expect(moving.length).toBeGreaterThanOrEqual(4)
    expect(stillMoving).toEqual([])
  })

  it('comes lazily, with the plate in its place until then', async () => {
    const { container } = render(<Portrait character={character} className="tall" />)
    expect(container.querySelector('svg.tall')).not.toBeNull()
    await preloadPortrait(character)
    expect(await screen.findByRole('img', { name: NAMES[character] })).toBeTruthy()
    expect(container.querySelectorAll('svg.tall')).toHaveLength(1)
  })

  it('has a mark of its own for small places', () => {
    render(<PortraitMark character={character} label={NAMES[character]} />)
    expect(
      screen.getByRole('img', { name: NAMES[character] }).querySelector('path')?.getAttribute('d'),
    ).toMatch(/^M/)
  })
})
