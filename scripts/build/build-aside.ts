import type { Closable } from '../../cloud-api/process/shutdown.ts'
import { buildStale } from './build.ts'
import { ASIDE_STEPS, type BuildStep } from './steps.ts'

/** What is made while a server runs. */
export interface AsideBuild extends Closable {
  /** Ends when all is made, has failed, or was ended by `close`. */
  readonly done: Promise<void>
}

/**
 * Makes what is stale beside a running server, in the time that others leave; what fails is said in a line, and the game
 * goes on without it.
 */
export function buildAside(root: string, steps: readonly BuildStep[] = ASIDE_STEPS): AsideBuild {
  const stop = new AbortController()
  const done = buildStale(root, steps, stop.signal).then(
    () => undefined,
    (error: unknown) => {
      if (stop.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(`${reason} The game goes on without.\n`)
    },
  )
  return {
    done,
    close: () => {
      stop.abort()
      return done
    },
  }
}
