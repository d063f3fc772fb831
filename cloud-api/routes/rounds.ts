import Router from '@koa/router'
import type { Context } from 'koa'
import {
  IDEMPOTENCY_KEY_HEADER,
  listRounds,
  MAX_VERSE_LENGTH,
  submitRound,
} from '#shared/contract/http/battles.ts'
import {
  LAST_EVENT_ID_HEADER,
  lastEventId,
  TURN_EVENTS_TYPE,
  type TurnEvent,
} from '#shared/contract/http/turn-events.ts'
import * as find from '../commands/find-battles.ts'
import type { RunningTurn } from '../commands/turn/running-turn.ts'
import { noticesOf } from '../commands/turn/stored-steps.ts'
import { startTurn } from '../commands/turn/submit-round.ts'
import { playersOnly } from '../middleware/admit.ts'
import { explainError } from '../middleware/error-handler.ts'
import { guard, STREAMED } from '../middleware/guard.ts'
import { orRefuse, Refusal } from '../middleware/refusal.ts'
import { presentRound, presentRoundResult } from '../presenters/present-round.ts'
import type { Services } from '../services.ts'
import { readIdempotencyKey } from './battles.ts'
import { streamTurn } from './turn-stream.ts'

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
    async ({ ctx, player, params, query, body, files }) => {
      const startedAt = performance.now()
      const after = readLastEventId(ctx)
      const started = await startTurn(services, {
        userId: player.id,
        battleId: params.id,
        verse: body.userVerse,
        recording: files.get('audio'),
        idempotencyKey: readIdempotencyKey(ctx),
        now,
      })
      const turn = orRefuse(started, DETAILS)
      if (wantsEvents(ctx)) {
        await turn.begun
        // What is refused before anything happens is answered as any refused call.
        if (turn.steps.length > 0) {
          streamTurn(ctx, turn, { after, format: query.audio, end: () => endOf(services, ctx, turn) })
          turn.outcome.catch((error: unknown) => {
            // Whoever is still there is told by the stream's end.
            if (ctx.res.closed) explainError(services, ctx, error)
          })
          return STREAMED
        }
      }
      const { round, timings } = orRefuse(await turn.outcome, DETAILS)
      const total = performance.now() - startedAt
      ctx.set('Server-Timing', serverTiming({ ...timings, total }))
      return presentRoundResult(round, noticesOf(round))
    },
  )

  return router
}

const DETAILS = { limit: MAX_VERSE_LENGTH }

/** Whether the caller would rather have a turn's events than its end. */
function wantsEvents(ctx: Context): boolean {
  ctx.vary('Accept')
  return ctx.accepts('application/json', TURN_EVENTS_TYPE) === TURN_EVENTS_TYPE
}

/** How many of a turn's events the caller has; nothing without the key that finds the turn again. */
function readLastEventId(ctx: Context): number {
  const header = ctx.get(LAST_EVENT_ID_HEADER)
  if (header === '') return 0
  const parsed = lastEventId.safeParse(header)
  if (!parsed.success)
    throw new Refusal('invalid_request', { problem: `${LAST_EVENT_ID_HEADER} is the number of an event` })
  if (ctx.get(IDEMPOTENCY_KEY_HEADER) === '')
    throw new Refusal('invalid_request', {
      problem: `${LAST_EVENT_ID_HEADER} needs an ${IDEMPOTENCY_KEY_HEADER}`,
    })
  return parsed.data
}

/** A turn's last event. */
async function endOf(services: Services, ctx: Context, turn: RunningTurn): Promise<TurnEvent> {
  try {
    const { round } = orRefuse(await turn.outcome, DETAILS)
    return { type: 'done', result: presentRoundResult(round, noticesOf(round)) }
  } catch (error) {
    const { code, message } = explainError(services, ctx, error)
    return { type: 'failed', code, message }
  }
}

/** Milliseconds by name, as browsers and the bench read them. */
const serverTiming = (timings: Readonly<Record<string, number>>): string =>
  Object.entries(timings)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ')
