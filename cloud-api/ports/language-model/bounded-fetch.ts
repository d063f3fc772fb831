import { ModelProblem } from './language-model.ts'

/** Far more than the longest verse takes, with all that a stream puts around every word. */
const MOST_BYTES = 512 * 1024

function counter(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > MOST_BYTES) controller.error(new ModelProblem('too_much'))
      else controller.enqueue(piece)
    },
  })
}

/**
 * fetch for streams of events: an answer of another type is not read, no answer is read beyond a bound, and nothing is
 * followed elsewhere, where the key would go along.
 * @throws ModelProblem `wrong_type`; whatever fetch throws
 */
export async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && !/^text\/event-stream\b/i.test(type)) {
    await response.body?.cancel()
    throw new ModelProblem('wrong_type')
  }
  return new Response(response.body?.pipeThrough(counter()) ?? null, response)
}
