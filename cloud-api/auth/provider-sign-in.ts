import type { ErrorCode } from '#shared/contract/error-code.ts'
import { ok, refuse, type Result } from '#shared/std/result.ts'
import { signInProblem } from './account-problem.ts'
import { askLibrary } from './ask-library.ts'
import type { Accounts } from './accounts.ts'

export interface StartOptions {
  readonly provider: string
  /** A path of this site to come back to. */
  readonly returnTo: string
  readonly headers: Headers
}

/** Where the browser goes next, with the cookie that will recognise its return. */
export interface StartedSignIn {
  readonly address: string
  readonly headers: Headers
}

/** Begins signing in with a provider that this server offers. */
export async function startSignIn(
  accounts: Accounts,
  { provider, returnTo, headers }: StartOptions,
): Promise<Result<StartedSignIn, 'provider_unreachable'>> {
  const auth = await accounts.withProvider(provider)
  if (auth === undefined) return refuse('provider_unreachable')
  const { headers: answered, response } = await askLibrary(() =>
    auth.api.signInSocial({
      body: { provider, callbackURL: returnTo, errorCallbackURL: '/', disableRedirect: true },
      headers,
      returnHeaders: true,
    }),
  )
  return response.url === undefined
    ? refuse('provider_unreachable')
    : ok({ address: response.url, headers: answered })
}

/** How coming back from a provider went; either way there are cookies to keep. */
export type FinishedSignIn =
  | { readonly ok: true; readonly returnTo: string; readonly headers: Headers }
  | { readonly ok: false; readonly error: ErrorCode; readonly headers: Headers }

/** Ends signing in with a provider: checks the state, trades the code, finds or opens the account. */
export async function finishSignIn(
  accounts: Accounts,
  provider: string,
  request: { readonly url: string; readonly headers: Headers },
): Promise<FinishedSignIn> {
  const auth = await accounts.withProvider(provider)
  if (auth === undefined) return { ok: false, error: 'provider_unreachable', headers: new Headers() }
  const reasonOf = ({ headers }: Response): string | null => {
    const location = headers.get('Location')
    // Anything but a redirect is an answer to a request that no provider made.
    return location === null ? 'no_redirect' : new URL(location, request.url).searchParams.get('error')
  }
  const answer = await askLibrary(
    () => auth.handler(new Request(request.url, { headers: request.headers })),
    (given) => reasonOf(given) !== null,
  )
  const { headers } = answer
  const reason = reasonOf(answer)
  return reason === null
    ? { ok: true, returnTo: headers.get('Location') ?? '/', headers }
    : { ok: false, error: signInProblem(reason), headers }
}

/** Ends the session that a request carries, here and in the database. The cookies to forget it are in the answer. */
export async function signOut({ auth }: Accounts, headers: Headers): Promise<Headers> {
  const answer = await askLibrary(() => auth.api.signOut({ headers, returnHeaders: true }))
  return answer.headers
}
