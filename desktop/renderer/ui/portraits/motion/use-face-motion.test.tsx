import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RazorPortrait } from '../razor-portrait.tsx'
import { type FaceFrame, type FaceMotion } from './face-frame.ts'

const WIDE: FaceFrame = {
  mouthOpenness: 0.95,
  jawRotation: 10,
  lipCornerPull: 0,
  tongueTip: 0,
  intensity: 1,
  time: 0,
}

let see: (isOnScreen: boolean) => void
let reduced: boolean

beforeEach(() => {
  vi.useFakeTimers()
  reduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          tell([{ isIntersecting }])
        }
      }
      observe = () => {
        see(true)
      }
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['motion']
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Razor, moved by what the test says. */
function openFace() {
  const now: { frame: FaceFrame | undefined; beat: number | undefined } = { frame: WIDE, beat: 0 }
  const motion: FaceMotion = { frame: vi.fn(() => now.frame), beat: () => now.beat }
  const { container, rerender, unmount } = render(<RazorPortrait motion={motion} />)
  const find = (selector: string) => {
    const found = container.querySelector<SVGElement>(selector)
    if (found === null) throw new Error(`no ${selector}`)
    return found
  }
  return {
    now,
    motion,
    rerender,
    unmount,
    mouth: () => find('svg').dataset['mouth'],
    outline: () => find('.portrait-mouth > path:nth-child(3)').getAttribute('d'),
    head: () => find('.portrait-head').style.transform,
    jaw: () => find('.portrait-jaw').style.transform,
    svg: () => find('svg'),
  }
}

const nextFrames = (frames = 1) => {
  act(() => {
    vi.advanceTimersByTime(frames * 17)
  })
}

it('FACE-5 FACE-9 moves mouth, jaw and head from frame to frame', () => {
  const face = openFace()
  const shut = face.outline()
  nextFrames()
  expect(face.mouth()).toBe('large')
  expect(face.outline()).not.toBe(shut)
  expect(face.jaw()).toContain('translateY')
  expect(face.head()).toContain('rotate')
  face.now.frame = { ...WIDE, mouthOpenness: 0.5 }
  face.now.beat = 0.6
  nextFrames()
  expect([face.mouth(), face.head()]).toEqual(['medium', ''])
})

it('FACE-11 writes only what changed', () => {
  const face = openFace()
  nextFrames()
  const observer = new MutationObserver(() => undefined)
  observer.observe(face.svg(), { attributes: true, subtree: true })
  /** What was written since the last look, blinks aside. */
  const written = () =>
    observer
      .takeRecords()
      .filter(({ target }) => !(target as Element).matches('.portrait-lid'))
      .map(({ attributeName }) => attributeName)
  nextFrames(10)
  expect(written()).toEqual([])
  face.now.frame = { ...WIDE, jawRotation: 5 }
  nextFrames()
  expect(written()).toEqual(['style'])
  observer.disconnect()
})

it('FACE-11 stops when it leaves the screen, goes on when it comes back, and ends with the page', () => {
  const face = openFace()
  nextFrames()
  see(false)
  vi.mocked(face.motion.frame).mockClear()
  nextFrames(10)
  expect(face.motion.frame).not.toHaveBeenCalled()
  see(true)
  nextFrames(2)
  expect(face.motion.frame).toHaveBeenCalledTimes(2)
  face.unmount()
  vi.mocked(face.motion.frame).mockClear()
  nextFrames(10)
  expect(face.motion.frame).not.toHaveBeenCalled()
})

it('goes on without a rest when another voice moves it', () => {
  const face = openFace()
  nextFrames()
  const open = face.outline()
  face.rerender(<RazorPortrait motion={{ ...face.motion }} />)
  expect([face.mouth(), face.outline()]).toEqual(['large', open])
})

it('comes to rest when nothing moves it any more, in the mood it has then', () => {
  const face = openFace()
  nextFrames()
  face.rerender(<RazorPortrait expression="angry" />)
  const rested = face.outline()
  expect([face.mouth(), face.head(), face.jaw()]).toEqual(['closed', '', ''])
  const { container } = render(<RazorPortrait expression="angry" still />)
  expect(container.querySelector('.portrait-mouth > path:nth-child(3)')?.getAttribute('d')).toBe(rested)
})

it('FACE-10 blinks while nobody speaks', () => {
  const { container } = render(<RazorPortrait />)
  const lid = container.querySelector<SVGElement>('.portrait-lid')
  const shut = new Set<string | undefined>()
  for (let step = 0; step < 600; step += 1) {
    nextFrames()
    shut.add(lid?.style.getPropertyValue('--shut'))
  }
  expect(shut).toContain('0')
  expect(shut).toContain('1')
})

it.each([
  ['the device', () => (reduced = true)],
  ['the player', () => (document.documentElement.dataset['motion'] = 'reduce')],
])('FACE-12 holds still for %s, the mouth at rest', (_, ask) => {
  ask()
  const face = openFace()
  nextFrames(400)
  expect([face.mouth(), face.head(), face.jaw()]).toEqual(['closed', '', ''])
  expect(face.motion.frame).not.toHaveBeenCalled()
})

it('FACE-12 stops at once when the player asks for less motion', () => {
  const face = openFace()
  nextFrames()
  document.documentElement.dataset['motion'] = 'reduce'
  nextFrames()
  expect([face.mouth(), face.head(), face.jaw()]).toEqual(['closed', '', ''])
})

it('FACE-12 a still picture does not move', () => {
  const frame = vi.fn(() => WIDE)
  render(<RazorPortrait still motion={{ frame, beat: () => 0 }} />)
  nextFrames(10)
  expect(frame).not.toHaveBeenCalled()
})
