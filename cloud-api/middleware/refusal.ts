import {
  ERROR_CATALOGUE,
  errorMessage,
  type ErrorCode,
  type ErrorDetails,
} from '#shared/contract/error-code.ts'
import type { Result } from '#shared/std/result.ts'

/** An expected end of a request: a code of the catalogue, for the error handler to present. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(errorMessage(code, details))
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_CATALOGUE[this.code].status
  }
}

/** A reason that brings what its sentence names. */
interface DetailedReason {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** The value of what a command returned. @throws Refusal with the command's reason, and its own details where it has some. */
export function orRefuse<Value>(
  result: Result<Value, ErrorCode | DetailedReason>,
  details?: ErrorDetails,
): Value {
  if (result.ok) return result.value
  const { refusal } = result
  throw typeof refusal === 'string'
    ? new Refusal(refusal, details)
    : new Refusal(refusal.code, refusal.details)
}
