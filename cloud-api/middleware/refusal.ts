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

/** The value of what a command returned. @throws Refusal with the command's reason. */
export function orRefuse<Value>(result: Result<Value, ErrorCode>, details?: ErrorDetails): Value {
  if (result.ok) return result.value
  throw new Refusal(result.refusal, details)
}
