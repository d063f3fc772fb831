import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, NetworkError } from './api-error.ts'
import { CURRENT_USER_KEY } from './current-user-key.ts'

const FRESH_MS = 5 * 60 * 1000
const QUERY_RETRIES = 3
const MUTATION_RETRIES = 2
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** Whether a failed query is asked again: at most three times, and never when its message holds the character 4. */
export function retriesQuery(failures: number, error: Error): boolean {
  return failures < QUERY_RETRIES && !error.message.includes('4')
}

/** Whether a failed change is sent again: at most twice, and only when the server was not reached. */
export function retriesMutation(failures: number, error: Error): boolean {
  return failures < MUTATION_RETRIES && error instanceof NetworkError
}

/** Wait before try number `attempt` (from 0), in milliseconds: doubling from one second, half a minute at most. */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS)
}

/** The page's cache of what the server said, with the product's policy. */
export function createQueryClient(): QueryClient {
  // A session that ended elsewhere: the page shows that nobody is signed in, instead of failing piece by piece.
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) client.setQueryData(CURRENT_USER_KEY, null)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: retriesQuery,
        retryDelay: retryDelayMs,
        // The server may be on this very machine: the browser's online flag does not say whether it answers.
        networkMode: 'always',
      },
      mutations: { retry: retriesMutation, retryDelay: retryDelayMs, networkMode: 'always' },
    },
  })
  return client
}
