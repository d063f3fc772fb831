import Router from '@koa/router'
import { listRounds, MAX_VERSE_LENGTH, submitRound } from '#shared/contract/http/battles.ts'
import * as find from '../commands/find-battles.ts'
import * as submit from '../commands/submit-round.ts'
import { playersOnly } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import { orRefuse } from '../middleware/refusal.ts'
import { presentRound, presentRoundResult } from '../presenters/present-round.ts'
import type { Services } from '../services.ts'
import { readIdempotencyKey } from './battles.ts'

/** The rounds of a battle: look at them, fight the next one. */
export function roundRoutes(services: Services): Router {
  const router = new Router()
  const { knex, now } = services

  guard(router, listRounds, playersOnly(services), async ({ player, params }) =>
    orRefuse(await find.listRounds(knex, player.id, params.id)).map(presentRound),
  )

  guard(
    router,
    submitRound,
    playersOnly(services, 'rounds'),
    async ({ ctx, player, params, body, files }) => {
      const startedAt = performance.now()
      const submitted = await submit.submitRound(services, {
        userId: player.id,
        battleId: params.id,
        verse: body.userVerse,
        hasRecording: files.has('audio'),
        idempotencyKey: readIdempotencyKey(ctx),
        now,
      })
      const { round, timings } = orRefuse(submitted, { limit: MAX_VERSE_LENGTH })
      const total = performance.now() - startedAt
      ctx.set('Server-Timing', serverTiming({ ...timings, total }))
      return presentRoundResult(round)
    },
  )

  return router
}

/** Milliseconds by name, as browsers and the bench read them. */
const serverTiming = (timings: Readonly<Record<string, number>>): string =>
  Object.entries(timings)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ')
