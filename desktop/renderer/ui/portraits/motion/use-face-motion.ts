import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Ms } from '#shared/std/units.ts'
import { seedFromText } from '#shared/domain/random.ts'
import type { MouthArt } from '../mouth/mouth-art.ts'
import type { Expression, Mouth } from '../portrait-types.ts'
import { lidsShutAt, untilBlink } from './blink.ts'
import type { FaceMotion } from './face-frame.ts'
import { createFaceWriter, type FaceWriter } from './face-writer.ts'
import { pageLoop } from './frame-loop.ts'
import { nodAt } from './nod.ts'

interface Face {
  /** Names the character, and its blinking. */
  readonly name: string
  readonly art: MouthArt
  readonly expression: Expression
  readonly mouth: Mouth
  readonly motion: FaceMotion | undefined
  readonly still: boolean
}

/** How often a face that is held still looks whether it still is. */
const STILL_MS = 1000

/** Whether the player holds the page still, as its root says (preferences.ts). */
const isPageStill = (): boolean => document.documentElement.dataset['motion'] === 'reduce'

/** Moves a drawn face while it is on the screen and may move: mouth, nod and blinks, without React. */
export function useFaceMotion(
  drawing: RefObject<SVGSVGElement | null>,
  { name, art, expression, mouth, motion, still }: Face,
): void {
  const isMoved = motion !== undefined
  // A voice that comes in line by line moves the face on, without a rest between one line and the next.
  const show = useEffectEvent((writer: FaceWriter, now: Ms) => step(writer, motion, seedFromText(name), now))
  useEffect(() => {
    if (drawing.current === null) return
    const writer = createFaceWriter(drawing.current, art, { expression, mouth })
    writer.rest()
    if (still) return
    return whileOnScreen(drawing.current, () => {
      const device = window.matchMedia('(prefers-reduced-motion: reduce)')
      return pageLoop.add((now) => {
        if (!device.matches && !isPageStill()) return show(writer, now)
        writer.rest()
        return STILL_MS
      })
    })
  }, [drawing, art, expression, mouth, isMoved, still])
}

/** Shows one frame. @returns how long the face rests from here */
function step(writer: FaceWriter, motion: FaceMotion | undefined, seed: number, now: Ms): Ms {
  const frame = motion?.frame()
  const beat = motion?.beat()
  const nod = beat === undefined ? 0 : nodAt(beat, frame?.intensity ?? 0)
  writer.write({ frame, nod, shut: lidsShutAt(seed, now) })
  return motion === undefined ? untilBlink(seed, now) : 0
}

/**
 * Runs something while an element is on the screen, and stops it when it is not. Where the page cannot say, as in a
 * program that has no screen, it does not run.
 * @returns how to end that
 */
function whileOnScreen(element: Element, run: () => () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined
  let stop: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    stop?.()
    stop = entries.at(-1)?.isIntersecting === true ? run() : undefined
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop?.()
  }
}
