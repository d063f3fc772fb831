import type { Breaker } from '../../../breaker.ts'
import type { VendorProblemReason } from '../vendor-problem.ts'

/** Tells a service's breaker how a verse goes. */
export interface VerseWatch {
  /** The service said a line. */
  succeeded(): void
  /** The service was given up within the verse. */
  failed(reason: VendorProblemReason): void
}

/** Lines of one verse without a failure that show a sound service. */
const SOUND_LINES = 4

/** Makes one success or one failure of a verse, however many lines it has. */
export function watchVerse(breaker: Breaker): VerseWatch {
  let said = 0
  let hasFailed = false
  return {
    succeeded: () => {
      said += 1
      if (!hasFailed && said === SOUND_LINES) breaker.succeeded()
    },
    failed: (reason) => {
      // A line that is too long says nothing of the service.
      if (hasFailed || reason === 'unsuited') return
      hasFailed = true
      breaker.failed(reason)
    },
  }
}
