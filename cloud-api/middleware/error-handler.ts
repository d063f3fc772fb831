import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import type { ErrorBody } from '#shared/contract/http/endpoint.ts'
import type { Trouble } from '../trouble.ts'
import { noticePage } from './notice-page.ts'
import { Refusal } from './refusal.ts'

export interface ErrorWatch {
  readonly log: Pick<Logger, 'error' | 'info'>
  readonly trouble: Pick<Trouble, 'recognise'>
}

/** Refusals that come in numbers while they last: whoever runs the server is told otherwise than by each of them. */
const TROUBLES: ReadonlySet<string> = new Set(['disk_full', 'service_unavailable', 'hearing_unavailable'])

/**
 * Turns whatever a request threw into the answer people get: a refusal into its code and sentence, trouble that passes
 * into its own, anything else into `internal_error` with the cause in the log and nowhere else.
 */
export function handleErrors(watch: ErrorWatch): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (hasLeft(ctx, error)) return
      answer(ctx, explainError(watch, ctx, error))
    }
  }
}

/** What the visitor is told of something that was thrown; what is not theirs goes into the log. */
export function explainError({ log, trouble }: ErrorWatch, ctx: Context, error: unknown): Refusal {
  const refusal = error instanceof Refusal ? error : new Refusal(trouble.recognise(error) ?? 'internal_error')
  if (refusal.status >= 500) {
    const level = TROUBLES.has(refusal.code) ? 'info' : 'error'
    log[level]({ err: error, requestId: ctx.state['requestId'] }, refusal.code)
  }
  return refusal
}

function answer(ctx: Context, refusal: Refusal): void {
  ctx.status = refusal.status
  const seconds = refusal.details['seconds']
  if (seconds !== undefined) ctx.set('Retry-After', String(seconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.vary('Accept')
  if (wantsPage(ctx)) {
    ctx.type = 'html'
    ctx.body = noticePage({ title: TITLE, text: refusal.message, actions: WAY_BACK })
  } else {
    ctx.body = isApiPath(ctx.path)
      ? ({ code: refusal.code, message: refusal.message } satisfies ErrorBody)
      : refusal.message
  }
}

const TITLE = 'That did not work'
const WAY_BACK = '<p class="actions"><a href="/">Back to Clapback</a></p>'

/** Whether a person is looking at the answer: their browser went to the address, and asks for a page first. */
const wantsPage = (ctx: Context): boolean =>
  ['GET', 'HEAD'].includes(ctx.method) && ctx.accepts('json', 'html') === 'html'

/** Whether an address belongs to the API, whose answers are JSON, rather than to the site. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path)

/** Whether the visitor hung up before the body was read: nothing has begun, and there is nobody left to answer. */
const hasLeft = ({ req, res }: Context, error: unknown): boolean =>
  (req.destroyed && !req.complete) || (res.closed && isUnreadBody(error))

/** What the body reader says of a request that was closed before its turn came. */
const isUnreadBody = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'stream.not.readable'
