import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { findRecording } from '../commands/find-battles.ts'
import { playersOnly } from '../middleware/admit.ts'
import { Refusal } from '../middleware/refusal.ts'
import { AUDIO_CONTENT_TYPES, AUDIO_FORMATS, type AudioFormat } from '../ports/audio-store/audio-store.ts'
import type { Services } from '../services.ts'
import { sendFile } from './send-file.ts'

/** `<round id>` or `<round id>.<format>`. */
const fileName = z.templateLiteral([z.uuid(), z.enum(['', ...AUDIO_FORMATS.map((format) => `.${format}`)])])
/** A recording under its address never changes, but it is the player's own. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'

/**
 * The recordings of answers, to whom they were given: /api/audio/<round>, in the format that the Accept header likes
 * best, or /api/audio/<round>.<format>. Whole or in one range of bytes.
 */
export function audioRoutes(services: Services): Router {
  const router = new Router()
  const admit = playersOnly(services)

  router.get('/api/audio/:file', async (ctx) => {
    const { player } = await admit(ctx)
    const { roundId, format } = readFileName(ctx)
    const recording = await findRecording(services.knex, player.id, roundId)
    const audio = recording && (await services.recordings.open(recording.audioKey, format))
    if (audio === undefined) throw new Refusal('audio_not_found')
    sendFile(ctx, audio, CACHE_CONTROL)
  })

  return router
}

function readFileName(ctx: Context): { readonly roundId: string; readonly format: AudioFormat } {
  const parsed = fileName.safeParse((ctx['params'] as { readonly file: string }).file)
  if (!parsed.success) throw new Refusal('audio_not_found')
  const [roundId = '', extension] = parsed.data.split('.')
  const named = AUDIO_FORMATS.find((format) => format === extension)
  if (named === undefined) ctx.vary('Accept')
  return { roundId, format: named ?? likedFormat(ctx) }
}

/** The format that the request likes best; WebM where it does not say, or likes none. */
function likedFormat(ctx: Context): AudioFormat {
  const liked = ctx.accepts(AUDIO_FORMATS.map((format) => AUDIO_CONTENT_TYPES[format]))
  return AUDIO_FORMATS.find((format) => AUDIO_CONTENT_TYPES[format] === liked) ?? 'webm'
}
