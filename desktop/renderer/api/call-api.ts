import type { z } from 'zod'
import type { Endpoint } from '#shared/contract/http/endpoint.ts'
import { readAnswer, sendCall, type AnyCall, type CallOptions, type Nothing } from './send-call.ts'

/**
 * Calls the API as the contract describes it, cookies included, and parses the answer.
 * @throws NetworkError when the server cannot be reached.
 * @throws ApiError when it answers with an error, or with something the contract does not know.
 * @throws DOMException `AbortError` when `signal` fires.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[options]: Nothing extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
): Promise<z.output<E['response']>> {
  const call: AnyCall = options ?? {}
  return readAnswer(await sendCall(endpoint, call), endpoint.response as E['response'], call)
}
