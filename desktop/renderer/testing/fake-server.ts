import { onTestFinished, vi } from 'vitest'

/**
 * What the server says to one call: a value is sent as JSON, a Response as it is, an Error is no answer at all. A function
 * is asked anew at each call, with the request as `fetch` was given it.
 */
export type Answer = unknown

/** Calls by method and path, such as `GET /api/user/stats`. */
export type Answers = Record<string, Answer>

/** A request that reached the server. */
export interface Received {
  readonly call: string
  readonly body: unknown
}

/** An answer that never comes. */
export const HANGS = new Promise<never>(() => undefined)

/** An error as the API words it. */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}

/**
 * Puts a server in the place of `fetch` for one test. A call it does not know is answered with 404.
 * `answers` may be changed while the test runs.
 */
export function serve(answers: Answers): { readonly answers: Answers; readonly received: Received[] } {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`
    received.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    if (!(call in answers)) return refusal(404, 'not_found', 'There is nothing at this address.')
    const planned = answers[call]
    const answer: Answer = await (typeof planned === 'function' ? planned(init) : planned)
    if (answer instanceof Error || answer instanceof DOMException) throw answer
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return { answers, received }
}
