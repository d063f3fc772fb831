import { useQuery } from '@tanstack/react-query'
import { getCurrentUser, type CurrentUser } from '#shared/contract/http/account.ts'
import { isSignedOut } from './api-error.ts'
import { callApi } from './call-api.ts'
import { CURRENT_USER_KEY } from './current-user-key.ts'

/** Who is at the screen, as far as is known. */
export type Visitor =
  | { readonly status: 'pending' }
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'signed-out' }
  | { readonly status: 'unknown'; readonly error: Error; readonly retry: () => void }

/** Looks up the current user; a 401 is a visitor, not an error. Never asked twice by itself. */
async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await callApi(getCurrentUser, { signal })
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

/** Who is signed in. Pending until the first lookup has come back. */
export function useCurrentUser(): Visitor {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: CURRENT_USER_KEY,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    retry: false,
  })
  if (data === null) return { status: 'signed-out' }
  if (data !== undefined) return { status: 'signed-in', user: data }
  if (error === null || isFetching) return { status: 'pending' }
  return { status: 'unknown', error, retry: () => void refetch() }
}
