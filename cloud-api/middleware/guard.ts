import type Router from '@koa/router'
import type { Context } from 'koa'
import type { z } from 'zod'
import type { ErrorCode } from '#shared/contract/error-code.ts'
import { EVERY_CALL_ERRORS, type Endpoint } from '#shared/contract/http/endpoint.ts'
import { describeIssue, refusalOf } from './explain-issue.ts'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

/** A request that fits its endpoint. */
export interface Call<E extends Endpoint> {
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  /** What came along in file parts, by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly ctx: Context
}

/** Told by a handler that has answered by itself: with a stream, each part of which it has parsed. */
export const STREAMED = Symbol('streamed')

/** What answers a call: the response as the contract describes it. */
export type Answer<E extends Endpoint, Extra = unknown> = (
  call: Call<E> & Extra,
) => Promise<z.input<E['response']> | typeof STREAMED>

/**
 * Puts an endpoint of the contract on a router. Both directions are parsed: a request that does not fit is refused
 * with the code that says why; an answer that does not fit, or a refusal that the endpoint does not name, never leaves
 * and is a bug.
 * @param admit who may call: runs before the body is read, refuses, or gives what the handler knows besides the call
 */
export function guard<E extends Endpoint, Extra>(
  router: Router,
  endpoint: E,
  admit: (ctx: Context) => Promise<Extra>,
  answer: Answer<E, Extra>,
): void {
  const declared: ReadonlySet<ErrorCode> = new Set([...EVERY_CALL_ERRORS, ...endpoint.errors])
  const name = `${endpoint.method} ${endpoint.path}`

  const handle = async (ctx: Context): Promise<void> => {
    const extra = await admit(ctx)
    const params = parse(endpoint.params, ctx['params'], () => new Refusal(missing(endpoint)))
    const query = parse(endpoint.query, ctx.query, refusalOf)
    const { body, files } = await readBody(ctx, endpoint.encoding)
    const parsedBody = parse(endpoint.body, body, refusalOf)
    const call = { params, query, body: parsedBody, files, ctx, ...extra } as Call<E> & Extra
    const answered = await answer(call)
    if (answered === STREAMED) return
    const response = endpoint.response.safeParse(answered)
    if (!response.success) throw new Error(`${name} answered wrongly: ${outline(response.error)}`)
    ctx.status = endpoint.status
    ctx.set('Cache-Control', 'no-store')
    ctx.body = response.data
  }

  router.register(endpoint.path, [endpoint.method], async (ctx) => {
    try {
      await handle(ctx)
    } catch (error) {
      if (!(error instanceof Refusal) || declared.has(error.code)) throw error
      throw new Error(`${name} refused with ${error.code}, which its contract does not name`, {
        cause: error,
      })
    }
  })
}

function parse(schema: z.ZodType, value: unknown, refuse: (error: z.ZodError) => Refusal): unknown {
  const parsed = schema.safeParse(value, { error: describeIssue })
  if (!parsed.success) throw refuse(parsed.error)
  return parsed.data
}

/** A path whose parameters cannot name anything names nothing. */
const missing = (endpoint: Endpoint): ErrorCode =>
  endpoint.errors.find((code) => code.endsWith('_not_found')) ?? 'not_found'

/** Where and how a value misses its schema, without the value. */
const outline = (error: z.ZodError): string =>
  error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')
