/** The one sentence for a server that cannot be reached. */
const NETWORK_ERROR_MESSAGE =
  'Network error: Unable to connect to server. Please check your connection and try again.'

/** The server could not be reached at all: nothing is known of what it did. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause?: unknown) {
    super(NETWORK_ERROR_MESSAGE, { cause })
  }
}

/** The server answered, and not with what was asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Stable code of the error catalogue; `unknown` where the answer carried none. */
  readonly code: string
  /** What happened, for people; `message` is the same with the status in front. */
  readonly sentence: string

  constructor(status: number, code: string, sentence: string) {
    super(`${String(status)}: ${sentence}`)
    this.status = status
    this.code = code
    this.sentence = sentence
  }
}

/** Whether a call failed because nobody is signed in: the whole page says so, so that its parts need not. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** What to show people of any failure; `otherwise` is for the ones that say nothing to them. */
export function sentenceOf(error: unknown, otherwise = 'Something went wrong. Try again.'): string {
  if (error instanceof ApiError) return error.sentence
  if (error instanceof NetworkError) return error.message
  return otherwise
}
