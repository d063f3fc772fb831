import { setTimeout as wait } from 'node:timers/promises'
import type { Ms } from '#shared/std/units.ts'
import { VendorProblem, type VendorProblemReason } from '../vendor-problem.ts'

/** What may be over a moment later. */
const PASSING: ReadonlySet<VendorProblemReason> = new Set<VendorProblemReason>([
  'busy',
  'broken',
  'unreachable',
  'unusable',
])
/** Before a second try, where the service names no other time. */
const PAUSE: Ms = 100
/** A second try must begin within this share of the time. */
const LATEST = 0.5

/**
 * Tries, and tries once more where that can still be in time.
 * @param limit for everything together
 * @throws VendorProblem; `timeout` when it takes longer; the signal's reason once that is aborted
 */
export async function tryInTime<Value>(
  limit: Ms,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const startedAt = performance.now()
  const late = new VendorProblem('timeout', `no answer within ${limit} ms`)
  const clock = new AbortController()
  const timer = setTimeout(() => {
    clock.abort(late)
  }, limit)
  const both = AbortSignal.any([signal, clock.signal])
  try {
    return await work(both).catch(async (error: unknown) => {
      both.throwIfAborted()
      if (!(error instanceof VendorProblem) || !PASSING.has(error.reason)) throw error
      const pause = error.retryAfter ?? PAUSE
      if (performance.now() - startedAt + pause > limit * LATEST) throw error
      await wait(pause, undefined, { signal: both }).catch(() => undefined)
      both.throwIfAborted()
      return work(both)
    })
  } finally {
    clearTimeout(timer)
  }
}
