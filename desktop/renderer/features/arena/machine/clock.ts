import type { Ms, Seconds } from '#shared/std/units.ts'

/** The battle's clock: what is left, and since when it runs. A standing clock has no `since`. */
export interface Clock {
  readonly leftMs: Ms
  /** An instant of the caller's own monotonic clock. */
  readonly since?: Ms
}

/** A standing clock. */
export const standingClock = (left: Seconds): Clock => ({ leftMs: left * 1000 })

/** What is left at an instant, never below zero. */
export const msLeft = (clock: Clock, now: Ms): Ms =>
  Math.max(0, clock.since === undefined ? clock.leftMs : clock.leftMs - (now - clock.since))

/** Lets the clock run from an instant on. */
export const runClock = (clock: Clock, now: Ms): Clock => ({ leftMs: msLeft(clock, now), since: now })

/** Holds the clock at an instant. */
export const holdClock = (clock: Clock, now: Ms): Clock => ({ leftMs: msLeft(clock, now) })

/** The seconds a face shows: a begun second counts until it is over. */
export const secondsShown = (clock: Clock, now: Ms): Seconds => Math.ceil(msLeft(clock, now) / 1000)

/** How long until the face shows another second. */
export const untilNextSecond = (clock: Clock, now: Ms): Ms => {
  const rest = msLeft(clock, now) % 1000
  return rest === 0 ? 1000 : rest
}

/** Seconds as a face shows them: 105 is 1:45. */
export const clockFace = (seconds: Seconds): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
