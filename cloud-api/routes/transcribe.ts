import Router from '@koa/router'
import type { Context } from 'koa'
import { MAX_VERSE_LENGTH } from '#shared/contract/http/battles.ts'
import * as contract from '#shared/contract/http/transcribe.ts'
import { transcribe } from '../commands/transcribe.ts'
import { playersOnly } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import { orRefuse, Refusal } from '../middleware/refusal.ts'
import type { Services } from '../services.ts'

/** What a player said, before the round is submitted. */
export function transcribeRoutes(services: Services): Router {
  const router = new Router()
  guard(
    router,
    contract.transcribe,
    playersOnly(services, 'transcriptions'),
    async ({ ctx, player, params, files }) => {
      const transcribed = await transcribe(services, {
        userId: player.id,
        battleId: params.id,
        recording: files.get('audio') ?? new Uint8Array(),
        signal: whileHere(ctx),
      })
      return orRefuse(transcribed, { limit: MAX_VERSE_LENGTH })
    },
  )
  return router
}

/** Aborted when the visitor hangs up: nobody is left to read the refusal. */
function whileHere(ctx: Context): AbortSignal {
  const left = new AbortController()
  ctx.res.once('close', () => {
    left.abort(new Refusal('hearing_unavailable'))
  })
  return left.signal
}
