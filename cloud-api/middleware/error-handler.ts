import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import type { ErrorBody } from '#shared/contract/http/endpoint.ts'
import { Refusal } from './refusal.ts'

/**
 * Turns whatever a request threw into the answer people get: a refusal into its code and sentence, anything else into
 * `internal_error` with the cause in the log and nowhere else.
 */
export function handleErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (hasLeft(ctx)) return
      const refusal = error instanceof Refusal ? error : explain(error)
      if (refusal.status >= 500) log.error({ err: error, requestId: ctx.state['requestId'] }, refusal.code)
      answer(ctx, refusal)
    }
  }
}

function answer(ctx: Context, refusal: Refusal): void {
  ctx.status = refusal.status
  const seconds = refusal.details['seconds']
  if (seconds !== undefined) ctx.set('Retry-After', String(seconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.body = ctx.path.startsWith('/api/')
    ? ({ code: refusal.code, message: refusal.message } satisfies ErrorBody)
    : refusal.message
}

/** Whether the visitor hung up: there is nobody left to answer. */
const hasLeft = (ctx: Context): boolean => ctx.req.destroyed && !ctx.req.complete

function explain(error: unknown): Refusal {
  return new Refusal(isDatabaseAway(error) ? 'service_unavailable' : 'internal_error')
}

/** Errors of a database that is starting, stopping, full or unreachable; trying again helps. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
])

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && AWAY.has(String(error.code))) return true
  return error.name === 'KnexTimeoutError' || /^(Connection terminated|timeout exceeded)/.test(error.message)
}
