import { APIError } from 'openai'
import type { Ms } from '#shared/std/units.ts'
import { SpeechInProblem } from './speech-in.ts'

/** Longest that a service is left alone because it says so. */
const LONGEST_REST: Ms = 10 * 60_000
/** What a service answers to a file that it cannot read; of an unknown model it says the same. */
const UNREADABLE: ReadonlySet<number> = new Set([400, 413, 415, 422])

function retryAfterOf(headers: Headers | undefined): Ms | undefined {
  const seconds = Number(headers?.get('retry-after') ?? NaN)
  return seconds > 0 ? Math.min(LONGEST_REST, seconds * 1000) : undefined
}

/** The problem that somewhere underneath led to an error. */
function problemBelow(error: unknown): SpeechInProblem | undefined {
  if (error instanceof SpeechInProblem) return error
  return error instanceof Error ? problemBelow(error.cause) : undefined
}

/** What an error of the client's, or of the connection under it, means. Nothing of its text goes on: that may quote a key. */
export function speechInProblemOf(error: unknown): SpeechInProblem {
  const below = problemBelow(error)
  if (below !== undefined) return below
  const status: unknown = error instanceof APIError ? error.status : undefined
  if (typeof status !== 'number') return new SpeechInProblem('unreachable')
  if (UNREADABLE.has(status)) return new SpeechInProblem('unreadable')
  const headers: unknown = (error as APIError).headers
  return new SpeechInProblem(`http_${status}`, headers instanceof Headers ? retryAfterOf(headers) : undefined)
}
