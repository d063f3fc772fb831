import OpenAI from 'openai'
import { boundedFetch, type FetchBounds } from './bounded-fetch.ts'

/** Ends the clock of the client, which would start over with every try: ours are the callers' signals. */
const NO_CLOCK_MS = 60_000

export interface OpenAiAccess {
  readonly baseUrl: string
  /** Absent where the service asks for none. */
  readonly apiKey?: string
}

/**
 * A client of a service that speaks OpenAI's protocol. It tries once, logs nothing, and its key goes to the address it was
 * given for and to no other.
 * @param answers what is read of its answers; absent where the caller bounds them
 */
export const openAiClient = ({ baseUrl, apiKey }: OpenAiAccess, answers?: FetchBounds): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    // The client insists on one.
    apiKey: apiKey ?? 'none',
    // Set in the environment for other programs, they would be sent along.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: NO_CLOCK_MS,
    logLevel: 'off',
    ...(answers === undefined ? { fetchOptions: { redirect: 'error' } } : { fetch: boundedFetch(answers) }),
  })
