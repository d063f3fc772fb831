import { z } from 'zod'
import type { ErrorCode } from '../error-code.ts'

/**
 * How a request body travels. A schema's message that is a code of the error catalogue, alone or with details
 * (`refusal()`), is the refusal that the caller gets for it, with the schema's bound as `{limit}`; any other message
 * follows the name of what does not fit in `invalid_request`.
 */
export type BodyEncoding = 'none' | 'json' | 'multipart'

/** One call of the API: both the server's guard and the renderer's client are derived from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` places for the parameters, such as `/api/battles/:id`. */
  readonly path: string
  readonly encoding: BodyEncoding
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly status: number
  readonly response: Response
  /** Codes this call may answer with besides those of every call (EVERY_CALL_ERRORS). */
  readonly errors: readonly ErrorCode[]
}

/** Codes that any call may answer with. */
export const EVERY_CALL_ERRORS = [
  'invalid_request',
  'invalid_json',
  'wrong_content_type',
  'payload_too_large',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'disk_full',
  'not_signed_in',
  'foreign_origin',
] as const satisfies readonly ErrorCode[]

const nothing = z.object({})
type Nothing = typeof nothing

interface EndpointParts<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
> {
  readonly method: Endpoint['method']
  readonly path: string
  readonly encoding?: BodyEncoding
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly status?: number
  readonly response: Response
  readonly errors?: readonly ErrorCode[]
}

/** Declares a call; what is left out is empty (parameters, query, body), 200 (status) or none (errors). */
export function defineEndpoint<
  Response extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(parts: EndpointParts<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return {
    encoding: parts.body === undefined ? 'none' : 'json',
    status: 200,
    errors: [],
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    ...parts,
  }
}

/** The body of every answer that is not a success. */
export const errorBody = z.object({ code: z.string(), message: z.string() })
export type ErrorBody = z.infer<typeof errorBody>
