import { APIConnectionError, APIError } from 'openai'
import type { Ms } from '#shared/std/units.ts'
import { ModelProblem } from './language-model.ts'

/** Longest that a service is left alone because it says so. */
const LONGEST_REST: Ms = 10 * 60_000

function retryAfterOf(headers: Headers | undefined): Ms | undefined {
  const seconds = Number(headers?.get('retry-after') ?? NaN)
  return seconds > 0 ? Math.min(LONGEST_REST, seconds * 1000) : undefined
}

/** The problem that somewhere underneath led to an error. */
function problemBelow(error: unknown): ModelProblem | undefined {
  if (error instanceof ModelProblem) return error
  return error instanceof Error ? problemBelow(error.cause) : undefined
}

/** What an error of the client's, or of the connection under it, means. Nothing of its text goes on: that may quote a key. */
export function modelProblemOf(error: unknown): ModelProblem {
  const below = problemBelow(error)
  if (below !== undefined) return below
  if (error instanceof APIConnectionError) return new ModelProblem('unreachable')
  if (error instanceof APIError) {
    const status: unknown = error.status
    if (typeof status !== 'number') return new ModelProblem('error_event')
    const headers: unknown = error.headers
    return new ModelProblem(`http_${status}`, headers instanceof Headers ? retryAfterOf(headers) : undefined)
  }
  return new ModelProblem(error instanceof SyntaxError ? 'malformed' : 'cut')
}
