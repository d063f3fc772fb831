import type { z } from 'zod'
import type { signInForm, signUpForm } from '#shared/contract/http/account.ts'
import type { RateLimits } from '../middleware/rate-limit.ts'
import { Refusal } from '../middleware/refusal.ts'
import { visitorNetwork } from '../middleware/visitor-network.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { askLibrary } from './ask-library.ts'
import type { Accounts, Auth } from './accounts.ts'
import { playerOf, type Player } from './player.ts'

/** Who asks: their headers as the account library takes them, and their address. */
export interface Visitor {
  readonly headers: Headers
  readonly ip: string
}

/** A player who has just signed in; the cookies are in `headers`. */
export interface SignedIn {
  readonly user: Player
  readonly headers: Headers
}

interface Door {
  readonly accounts: Accounts
  readonly limits: RateLimits
}

/**
 * Signs in. Attempts are limited by address; failed ones by account and address, and far less by account alone, so
 * that nobody can lock another out with a few guesses. A right password clears both.
 * @throws Refusal
 */
export async function signIn(
  { accounts, limits }: Door,
  form: z.output<typeof signInForm>,
  { headers, ip }: Visitor,
): Promise<SignedIn> {
  const account = form.email.toLowerCase()
  const network = visitorNetwork(ip)
  const accountFromHere = `${account} ${network}`
  await limits.count('signIn', network)
  await limits.count('failedSignIn', accountFromHere)
  await limits.count('failedSignInAnywhere', account)
  const answer = await askLibrary(() =>
    accounts.auth.api.signInEmail({ body: form, headers, returnHeaders: true }),
  )
  await limits.forget('failedSignIn', accountFromHere)
  await limits.forget('failedSignInAnywhere', account)
  return { user: playerOf(answer.response.user), headers: answer.headers }
}

/**
 * Opens an account and signs in.
 * @throws Refusal
 */
export async function signUp(
  { accounts, limits }: Door,
  form: z.output<typeof signUpForm>,
  { headers, ip }: Visitor,
): Promise<SignedIn> {
  await limits.count('signUp', visitorNetwork(ip))
  try {
    const answer = await askLibrary(() =>
      accounts.auth.api.signUpEmail({ body: form, headers, returnHeaders: true }),
    )
    return { user: playerOf(answer.response.user), headers: answer.headers }
  } catch (error) {
    // Sent twice at once, the second meets the account that the first has just opened.
    if (isUniqueViolation(error) && (await isTaken(accounts.auth, form.email)))
      throw new Refusal('email_taken')
    throw error
  }
}

async function isTaken(auth: Auth, email: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findUserByEmail(email.toLowerCase())) !== null
}
