import Router from '@koa/router'
import type { Context } from 'koa'
import {
  createBattle,
  getBattle,
  getBattleState,
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKey,
  listBattleHistory,
  listBattles,
  patchBattleState,
} from '#shared/contract/http/battles.ts'
import * as create from '../commands/create-battle.ts'
import * as find from '../commands/find-battles.ts'
import { reportState } from '../commands/report-state.ts'
import { playersOnly } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import { orRefuse, Refusal } from '../middleware/refusal.ts'
import { presentBattle, presentBattleState, presentHistoryItem } from '../presenters/present-battle.ts'
import type { Services } from '../services.ts'

/** A player's battles: start one, look at them, report how one goes. */
export function battleRoutes(services: Services): Router {
  const router = new Router()
  const { knex, config, log, now } = services
  const players = playersOnly(services)

  guard(router, createBattle, playersOnly(services, 'battles'), async ({ ctx, player, body }) => {
    const battle = await create.createBattle(knex, {
      userId: player.id,
      settings: body,
      perDay: config.freeBattlesPerDay,
      idempotencyKey: readIdempotencyKey(ctx),
      now: now(),
    })
    const created = presentBattle(orRefuse(battle))
    // Its first verse is some seconds away: time enough for a voice that has rested and a rapper who has to rehearse.
    services.voice.prepare()
    services.writer.prepare(body.aiCharacterId).catch((error: unknown) => {
      log.warn({ err: error }, 'a character could not rehearse')
    })
    return created
  })

  guard(router, listBattles, players, async ({ player, query }) =>
    orRefuse(await find.listBattles(knex, player.id, query.before)).map(presentBattle),
  )

  guard(router, listBattleHistory, players, async ({ player, query }) =>
    orRefuse(await find.listHistory(knex, player.id, query.before)).map(presentHistoryItem),
  )

  guard(router, getBattle, players, async ({ player, params }) =>
    presentBattle(orRefuse(await find.findBattle(knex, player.id, params.id))),
  )

  guard(router, getBattleState, players, async ({ player, params }) =>
    presentBattleState(orRefuse(await find.findBattle(knex, player.id, params.id))),
  )

  guard(router, patchBattleState, players, async ({ player, params, body }) => {
    const report = { userId: player.id, battleId: params.id, patch: body, now: now() }
    return presentBattleState(orRefuse(await reportState(services, report)))
  })

  return router
}

/** The request's Idempotency-Key, if it has one. @throws Refusal for one that is too short, too long or not ASCII */
export function readIdempotencyKey(ctx: Context): string | undefined {
  const given = ctx.get(IDEMPOTENCY_KEY_HEADER)
  if (given === '') return undefined
  if (idempotencyKey.safeParse(given).success) return given
  throw new Refusal('invalid_request', {
    problem: 'the Idempotency-Key needs 8 to 128 visible ASCII characters',
  })
}
