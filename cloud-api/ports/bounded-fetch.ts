/** What of a service is read, and what is wrong with anything else. */
export interface FetchBounds {
  /** The one media type that an answer with success may have, such as `application/json`. */
  readonly type: string
  /** Most bytes of an answer. */
  readonly mostBytes: number
  readonly problem: (reason: 'wrong_type' | 'too_much') => Error
}

/**
 * fetch for services that are not ours: an answer of another type is not read, none is read beyond a bound, and nothing is
 * followed elsewhere, where the key would go along. It throws the problem it was given, and whatever fetch throws.
 */
export const boundedFetch =
  ({ type, mostBytes, problem }: FetchBounds) =>
  async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(url, { ...init, redirect: 'error' })
    const given = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
    if (response.ok && given !== type) {
      await response.body?.cancel()
      throw problem('wrong_type')
    }
    const counted = response.body?.pipeThrough(countedTo(mostBytes, () => problem('too_much')))
    return new Response(counted ?? null, response)
  }

function countedTo(most: number, tooMuch: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > most) controller.error(tooMuch())
      else controller.enqueue(piece)
    },
  })
}
