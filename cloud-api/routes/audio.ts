import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { findRecording } from '../commands/find-battles.ts'
import { playersOnly } from '../middleware/admit.ts'
import { Refusal } from '../middleware/refusal.ts'
import {
  AUDIO_CONTENT_TYPES,
  AUDIO_FORMATS,
  type AudioFormat,
  type ByteSpan,
  type StoredAudio,
} from '../ports/audio-store/audio-store.ts'
import type { Services } from '../services.ts'
import { parseRange } from './audio-range.ts'

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
    send(ctx, audio)
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

function send(ctx: Context, audio: StoredAudio): void {
  ctx.status = 200
  ctx.etag = audio.tag
  ctx.set('Accept-Ranges', 'bytes')
  ctx.set('Cache-Control', CACHE_CONTROL)
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const span = wantsRange(ctx, audio) ? requestedSpan(ctx, audio.size) : undefined
  if (span !== undefined) {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${span.start}-${span.end}/${audio.size}`)
  }
  if (ctx.method !== 'HEAD') ctx.body = audio.stream(span)
  ctx.set('Content-Type', audio.contentType)
  ctx.length = span === undefined ? audio.size : span.end - span.start + 1
}

function requestedSpan(ctx: Context, size: number): ByteSpan | undefined {
  const range = parseRange(ctx.get('Range'), size)
  if (range.kind === 'span') return range.span
  if (range.kind === 'whole') return undefined
  ctx.remove('ETag')
  ctx.set('Content-Range', `bytes */${size}`)
  throw new Refusal('range_not_satisfiable')
}

/** A range counts only when getting, and only of the file that the asker already has a part of. */
function wantsRange(ctx: Context, { tag }: StoredAudio): boolean {
  const ifRange = ctx.get('If-Range')
  return ctx.method === 'GET' && (ifRange === '' || ifRange === `"${tag}"`)
}
