import { useEffect, useState } from 'react'
import { getSignInMethods, type SignInMethods } from '#shared/contract/http/account.ts'
import { callApi } from '../../api/call-api.ts'

/** How this server lets people in, as far as is known. */
export type SignInMethodsLookup =
  | { readonly status: 'pending' }
  | { readonly status: 'known'; readonly methods: SignInMethods }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Asks the server once how people may sign in. The signed-out page has no query cache: it is kept light. */
export function useSignInMethods(): SignInMethodsLookup {
  const [attempt, setAttempt] = useState(0)
  const [lookup, setLookup] = useState<SignInMethodsLookup>({ status: 'pending' })

  useEffect(() => {
    const gone = new AbortController()
    callApi(getSignInMethods, { signal: gone.signal }).then(
      (methods) => {
        setLookup({ status: 'known', methods })
      },
      (error: unknown) => {
        if (gone.signal.aborted) return
        const retry = () => {
          setLookup({ status: 'pending' })
          setAttempt(attempt + 1)
        }
        setLookup({ status: 'failed', error, retry })
      },
    )
    return () => {
      gone.abort()
    }
  }, [attempt])

  return lookup
}
