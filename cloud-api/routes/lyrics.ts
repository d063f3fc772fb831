import Router from '@koa/router'
import { analyzeLyrics } from '#shared/contract/http/lyrics.ts'
import { analyze } from '../commands/analyze-lyrics.ts'
import { playersOnly } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import { orRefuse } from '../middleware/refusal.ts'
import type { Services } from '../services.ts'

/** What the ear says of any text. */
export function lyricRoutes(services: Services): Router {
  const router = new Router()
  guard(router, analyzeLyrics, playersOnly(services, 'analyses'), ({ body }) =>
    Promise.resolve(orRefuse(analyze(services.ear, body))),
  )
  return router
}
