import { SpeechInProblem } from './speech-in.ts'

/** Far more than half a minute of speech takes, with the times and the likelihood of every word. */
const MOST_BYTES = 512 * 1024

function counter(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > MOST_BYTES) controller.error(new SpeechInProblem('too_much'))
      else controller.enqueue(piece)
    },
  })
}

/**
 * fetch for answers in JSON: none is read beyond a bound, and nothing is followed elsewhere, where the key would go along.
 * @throws SpeechInProblem `wrong_type`; whatever fetch throws
 */
export async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (response.ok && !/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel()
    throw new SpeechInProblem('wrong_type')
  }
  return new Response(response.body?.pipeThrough(counter()) ?? null, response)
}
