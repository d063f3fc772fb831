import type { Ms } from '#shared/std/units.ts'

/** Shows one frame. @returns how long nothing new will have to be shown; 0 wants the very next frame */
export type Step = (now: Ms) => Ms

/** What a page gives to those who draw by themselves. */
export interface Frames {
  readonly requestFrame: (then: (now: Ms) => void) => number
  readonly cancelFrame: (request: number) => void
  readonly setTimer: (then: () => void, after: Ms) => number
  readonly clearTimer: (timer: number) => void
}

/** One loop for every face on the page. */
export interface FrameLoop {
  /** Calls a step each frame from the next one on. @returns how to end that */
  readonly add: (step: Step) => () => void
}

/** Rests shorter than this are not worth a timer. */
const WORTH_SLEEPING_MS = 50

/** A loop that asks for frames while any step wants them, sleeps while all rest, and ends with its last step. */
export function createFrameLoop({ requestFrame, cancelFrame, setTimer, clearTimer }: Frames): FrameLoop {
  const steps = new Set<Step>()
  let wait: (() => void) | undefined

  const ask = (): void => {
    const request = requestFrame(show)
    wait = () => {
      cancelFrame(request)
    }
  }
  const show = (now: Ms): void => {
    const rest = Math.min(...[...steps].map((step) => step(now)))
    if (rest < WORTH_SLEEPING_MS) {
      ask()
      return
    }
    const timer = setTimer(ask, rest)
    wait = () => {
      clearTimer(timer)
    }
  }

  return {
    add: (step) => {
      steps.add(step)
      wait?.()
      ask()
      return () => {
        steps.delete(step)
        if (steps.size > 0) return
        wait?.()
        wait = undefined
      }
    },
  }
}

/** The page's loop. Browsers give no frames to a hidden page, so that it rests there too. */
export const pageLoop: FrameLoop = createFrameLoop({
  requestFrame: (then) => requestAnimationFrame(then),
  cancelFrame: (request) => {
    cancelAnimationFrame(request)
  },
  setTimer: (then, after) => window.setTimeout(then, after),
  clearTimer: (timer) => {
    window.clearTimeout(timer)
  },
})
