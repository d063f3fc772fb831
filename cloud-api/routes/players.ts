import Router from '@koa/router'
import { getSubscriptionStatus, getUserStats } from '#shared/contract/http/account.ts'
import { findStats, findSubscription } from '../commands/player-figures.ts'
import { playersOnly } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import type { Services } from '../services.ts'

/** A player's figures: what they have won, and what they may still start today. */
export function playerRoutes(services: Services): Router {
  const router = new Router()
  const { knex, config, now } = services
  const players = playersOnly(services)

  guard(router, getUserStats, players, ({ player }) => findStats(knex, player.id, now()))

  guard(router, getSubscriptionStatus, players, ({ player }) =>
    findSubscription(knex, { userId: player.id, perDay: config.freeBattlesPerDay, now: now() }),
  )

  return router
}
