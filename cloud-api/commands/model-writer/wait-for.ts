import type { Ms } from '#shared/std/units.ts'

/**
 * Waits for something, but no longer than that.
 * @returns whether it came in time
 * @throws the signal's reason once that is aborted
 */
export async function waitFor(event: Promise<unknown>, limit: Ms, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted()
  if (limit <= 0) return false
  const over = Promise.withResolvers<false>()
  const timer = setTimeout(() => {
    over.resolve(false)
  }, limit)
  const abort = (): void => {
    over.reject(signal.reason as Error)
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([event.then(() => true), over.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
