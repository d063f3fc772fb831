import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'

/** Gives each request an id, tells it to the visitor, and logs how the request went once it is over. */
export function logRequests(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    ctx.state['requestId'] = requestId
    ctx.set('X-Request-Id', requestId)
    ctx.res.once('close', () => {
      const { statusCode, writableFinished } = ctx.res
      const durationMs = Math.round(performance.now() - startedAt)
      const line = { requestId, method: ctx.method, path: ctx.path, status: statusCode, durationMs }
      if (writableFinished) log.info(line, 'request')
      else log.info(line, 'request broken off')
    })
    await next()
  }
}
