import { APIError } from 'better-auth/api'
import type { ErrorCode } from '#shared/contract/error-code.ts'
import { Refusal } from '../middleware/refusal.ts'

/** What the account library calls the refusals that players may see. */
const KNOWN: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_credentials',
  INVALID_EMAIL: 'email_invalid',
  USER_ALREADY_EXISTS: 'email_taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_taken',
  EMAIL_PASSWORD_DISABLED: 'password_accounts_off',
  EMAIL_PASSWORD_SIGN_UP_DISABLED: 'password_accounts_off',
  UNAUTHORIZED: 'not_signed_in',
  FAILED_TO_GET_SESSION: 'not_signed_in',
}

/** The refusal that an error of the account library stands for; any other error as it is. */
export function accountProblem(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  // It answers so when it could not read the database.
  if (error.status === 'INTERNAL_SERVER_ERROR') return new Refusal('service_unavailable')
  const known = KNOWN[error.body?.code ?? '']
  return known === undefined ? error : new Refusal(known)
}

/** What the page shows for the reason that a provider's sign-in ended with (`?error=` of the callback). */
export function signInProblem(reason: string): ErrorCode {
  switch (reason) {
    case 'access_denied':
    case 'user_cancelled_login':
      return 'sign_in_cancelled'
    case 'account_not_linked':
    case 'unable_to_link_account':
      return 'account_not_linked'
    case 'email_not_found':
      return 'provider_without_email'
    default:
      return 'sign_in_failed'
  }
}
