import type { Ms } from '#shared/std/units.ts'
import type { VendorProblemReason } from '../vendor-problem.ts'

/** Keeps a service that fails from being asked again and again. */
export interface Breaker {
  /** Begins a verse; undefined while the service rests. */
  begin(): VerseWatch | undefined
}

/** Tells a breaker how a verse goes. */
export interface VerseWatch {
  /** The service said a line. */
  succeeded(): void
  /** The service was given up within the verse. */
  failed(reason: VendorProblemReason): void
}

export interface BreakerOptions {
  /** In milliseconds, on whichever clock. */
  readonly now: () => Ms
  /** Is told once when a service is to rest, and once when it speaks again. */
  readonly onChange: (change: { readonly isResting: boolean; readonly reason?: VendorProblemReason }) => void
}

/** Verses in a row that fail before it rests; a refused key needs only one. */
const MOST_FAILURES = 2
/** Lines of one verse without a failure that make up for verses that failed. */
const SOUND_LINES = 4
/** How long it rests: longer each time a trial fails. */
const REST: Ms = 30_000
const LONGEST_REST: Ms = 10 * 60_000
/** A trial that says nothing for so long is over. */
const TRIAL: Ms = 30_000

/** A circuit breaker: closed, or open for a while, then one verse is the trial. */
export function createBreaker({ now, onChange }: BreakerOptions): Breaker {
  let failures = 0
  let rest = REST
  let isResting = false
  let until = -Infinity

  function open(reason: VendorProblemReason): void {
    rest = isResting ? Math.min(LONGEST_REST, rest * 2) : REST
    until = now() + rest
    if (isResting) return
    isResting = true
    onChange({ isResting, reason })
  }

  function close(): void {
    failures = 0
    if (!isResting) return
    isResting = false
    onChange({ isResting })
  }

  return {
    begin: () => {
      if (isResting && now() < until) return undefined
      const isTrial = isResting
      if (isTrial) until = now() + TRIAL
      let said = 0
      let hasFailed = false
      return {
        succeeded: () => {
          said += 1
          if (!hasFailed && (isTrial || said === SOUND_LINES)) close()
        },
        failed: (reason) => {
          // A line that is too long says nothing of the service.
          if (hasFailed || reason === 'unsuited') return
          hasFailed = true
          failures += 1
          if (isResting && !isTrial) return
          if (isTrial || reason === 'refused' || failures >= MOST_FAILURES) open(reason)
        },
      }
    },
  }
}
