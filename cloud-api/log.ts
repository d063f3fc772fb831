import type { Logger } from 'pino'
import { databaseErrorCode } from './database/errors.ts'

/**
 * The log as the API writes to it. What players write never enters it: requests are logged without bodies, cookies
 * and queries, and of an error only its kind, message and stack (a database error's `detail` quotes the row).
 */
export const withoutDetails = (log: Logger): Logger => log.child({}, { serializers: { err: presentError } })

function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: error.message,
    ...(databaseErrorCode(error) !== '' && { code: databaseErrorCode(error) }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: presentError(error.cause) }),
  }
}
