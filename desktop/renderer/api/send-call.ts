import type { z } from 'zod'
import { errorBody, type Endpoint } from '#shared/contract/http/endpoint.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { noteReachable } from './connection.ts'

/** What every value with no required field is assignable to. */
export type Nothing = Record<never, never>

/** An input is asked for only where the endpoint needs one. */
type Part<Name extends string, Schema extends z.ZodType> =
  Nothing extends z.input<Schema>
    ? Partial<Readonly<Record<Name, z.input<Schema>>>>
    : Readonly<Record<Name, z.input<Schema>>>

/** What a call to an endpoint takes. */
export type CallOptions<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & {
    /** The whole body of a multipart call, files included; without it, the fields of `body` are sent. */
    readonly form?: FormData
    readonly headers?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal
    /** Lets the call finish although the page goes away. */
    readonly keepalive?: boolean
  }

/** The parts of a call once its types have done their work. */
export interface AnyCall {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
}

/**
 * Sends a call, cookies included.
 * @returns the server's answer, unread
 * @throws NetworkError when the server cannot be reached.
 * @throws ApiError when it answers with an error.
 * @throws DOMException `AbortError` when `signal` fires.
 */
export async function sendCall(endpoint: Endpoint, call: AnyCall): Promise<Response> {
  const response = await send(endpoint, call)
  if (!response.ok) throw await readError(response)
  return response
}

async function send(endpoint: Endpoint, call: AnyCall): Promise<Response> {
  const body = encodeBody(endpoint, call)
  try {
    const response = await fetch(addressOf(endpoint, call), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      ...(call.keepalive === undefined ? {} : { keepalive: call.keepalive }),
    })
    noteReachable(true)
    return response
  } catch (error) {
    throw lineLost(error, call)
  }
}

/** What a broken line means: the caller hung up, or the server is out of reach. */
export function lineLost(error: unknown, { signal }: AnyCall): unknown {
  if (signal?.aborted === true) return error
  noteReachable(false)
  return new NetworkError(error)
}

function addressOf(endpoint: Endpoint, call: AnyCall): string {
  const params = fieldsOf(call.params)
  const path = endpoint.path.replace(/:(\w+)/g, (_place, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  )
  const query = new URLSearchParams([...fieldsOf(call.query)]).toString()
  return query === '' ? path : `${path}?${query}`
}

function encodeBody(endpoint: Endpoint, call: AnyCall): string | FormData | undefined {
  if (endpoint.encoding === 'none') return undefined
  if (endpoint.encoding === 'json') return JSON.stringify(call.body ?? {})
  if (call.form !== undefined) return call.form
  const form = new FormData()
  for (const [name, value] of fieldsOf(call.body)) form.append(name, value)
  return form
}

/** The fields of an object as text, without those that are undefined. */
function fieldsOf(value: unknown): Map<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(
    entries.filter(([, field]) => field !== undefined).map(([name, field]) => [name, String(field)]),
  )
}

async function readError(response: Response): Promise<ApiError> {
  let text: string
  try {
    text = await response.text()
  } catch {
    return new ApiError(response.status, 'unknown', `${response.statusText} (Failed to parse response)`)
  }
  const body = errorBody.safeParse(parseJson(text))
  return body.success
    ? new ApiError(response.status, body.data.code, body.data.message)
    : new ApiError(response.status, 'unknown', text.trim() === '' ? response.statusText : text)
}

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An answer that the contract does not know. */
export const unexpectedAnswer = (status: number): ApiError =>
  new ApiError(status, 'unexpected_answer', 'The server sent something this page cannot read. Reload it.')

/** What an answer with a JSON body says, as a schema has it. Throws as callApi does. */
export async function readAnswer<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  call: AnyCall,
): Promise<z.output<Schema>> {
  const answer = schema.safeParse(await readJson(response, call))
  if (!answer.success) throw unexpectedAnswer(response.status)
  return answer.data
}

async function readJson(response: Response, call: AnyCall): Promise<unknown> {
  try {
    return parseJson(await response.text())
  } catch (error) {
    throw lineLost(error, call)
  }
}
