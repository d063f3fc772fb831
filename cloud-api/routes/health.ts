import Router from '@koa/router'
import { getHealth } from '#shared/contract/http/health.ts'
import { anyone } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import { Refusal } from '../middleware/refusal.ts'
import type { Services } from '../services.ts'

/** Whether this server can do its work, for whoever watches it. */
export function healthRoutes({ knex, log, trouble }: Services): Router {
  const router = new Router()
  guard(router, getHealth, anyone, async () => {
    try {
      await knex.raw('select 1')
    } catch (error) {
      if (trouble.recognise(error) === undefined) log.error({ err: error }, 'the database does not answer')
      throw new Refusal('service_unavailable')
    }
    if (await trouble.isDiskFull()) throw new Refusal('disk_full')
    return { status: 'ok' as const }
  })
  return router
}
