import type { ContextKeeper } from '../context-keeper.ts'

/**
 * Waits until the browser lets sound through, however long that takes.
 * @returns whether it does; false when the wait was broken off, or where there is no sound at all
 */
export async function untilRunning(
  { context, ensureRunning }: Pick<ContextKeeper, 'context' | 'ensureRunning'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (await ensureRunning()) return !signal.aborted
  const target = contextIfAny(context)
  if (target === undefined) return false
  return new Promise((resolve) => {
    const look = (): void => {
      if (target.state !== 'running' && !signal.aborted) return
      target.removeEventListener('statechange', look)
      signal.removeEventListener('abort', look)
      resolve(!signal.aborted)
    }
    target.addEventListener('statechange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

function contextIfAny(context: () => AudioContext): AudioContext | undefined {
  try {
    return context()
  } catch {
    return undefined
  }
}
