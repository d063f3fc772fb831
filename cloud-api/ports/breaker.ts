import type { Ms } from '#shared/std/units.ts'

/** Keeps a service that fails from costing every round its time limit. */
export interface Breaker {
  /** Whether to ask the service now. While it rests one caller at a time may, as a trial, once its rest is over. */
  mayAsk(): boolean
  /** It answered. */
  succeeded(): void
  /** It did not; `refused` and HTTP statuses that will not change by themselves need no second time. */
  failed(reason: string, retryAfter?: Ms): void
}

export interface BreakerOptions {
  /** In milliseconds, on whichever clock. */
  readonly now: () => Ms
  /** Is told once when the service is to rest, and once when it answers again. */
  readonly onChange: (change: { readonly isResting: boolean; readonly reason?: string }) => void
}

/** Failures in a row before it rests; after some one is enough, as nothing will have changed a moment later. */
const MOST_FAILURES = 2
const ENOUGH = new Set(['refused', 'http_401', 'http_402', 'http_403', 'http_404', 'http_429'])
/** How long it rests: twice as long each time a trial fails. */
const REST: Ms = 30_000
const LONGEST_REST: Ms = 10 * 60_000

/** A circuit breaker: closed; open for a while; then one call is the trial. */
export function createBreaker({ now, onChange }: BreakerOptions): Breaker {
  let failures = 0
  let rest = REST
  let isResting = false
  let isTrial = false
  let until = -Infinity

  return {
    mayAsk: () => {
      if (!isResting) return true
      if (now() < until) return false
      until = now() + rest
      isTrial = true
      return true
    },
    succeeded: () => {
      failures = 0
      rest = REST
      isTrial = false
      if (isResting) onChange({ isResting: false })
      isResting = false
    },
    failed: (reason, retryAfter = 0) => {
      failures += 1
      if (failures < MOST_FAILURES && !ENOUGH.has(reason)) return
      // What was under way when it went to rest says nothing new.
      if (isResting && !isTrial) return
      if (isTrial) rest = Math.min(LONGEST_REST, rest * 2)
      isTrial = false
      until = now() + Math.max(rest, retryAfter)
      if (!isResting) onChange({ isResting: true, reason })
      isResting = true
    },
  }
}
