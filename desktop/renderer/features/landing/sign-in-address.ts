import type { SignInMode } from './sign-in-form-state.ts'

/** The query that opens the sign-in sheet on the signed-out page, and where to go once signed in. */
const OPEN = 'sign-in'
/** Its value for those who have no account yet. */
const NEW = 'new'
const RETURN_TO = 'returnTo'
const ERROR = 'error'

/** What an address says about signing in. */
export interface SignInRequest {
  readonly open: boolean
  /** What the sheet opens on. */
  readonly first: SignInMode
  /** A path of this site; `/` when none was asked for. */
  readonly returnTo: string
  /** Code of what a provider's sign-in ended with, as the address has it. */
  readonly error: string | null
}

/** Reads `?sign-in&returnTo=/path&error=code`; `?sign-in=new` is for those who have no account yet. */
export function readSignInRequest(search: string): SignInRequest {
  const query = new URLSearchParams(search)
  return {
    open: query.has(OPEN),
    first: query.get(OPEN) === NEW ? 'sign-up' : 'sign-in',
    returnTo: safePath(query.get(RETURN_TO)),
    error: query.get(ERROR),
  }
}

/** The address of the sheet, opened on one of its two sides. */
export const signInAddress = (first: SignInMode): string => `/?${OPEN}${first === 'sign-up' ? `=${NEW}` : ''}`

/** The same address with the sheet closed. */
export function withoutSignInRequest(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(OPEN)
  query.delete(RETURN_TO)
  query.delete(ERROR)
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** A path of this very site, or `/`: an address from outside must not send a fresh session elsewhere. */
function safePath(path: string | null): string {
  if (path === null || !path.startsWith('/')) return '/'
  const here = 'https://here.invalid'
  if (!URL.canParse(path, here)) return '/'
  const address = new URL(path, here)
  if (address.origin !== here || address.pathname.startsWith('/api/')) return '/'
  return address.pathname + address.search + address.hash
}
