import type { Context } from 'koa'
import { Refusal } from '../middleware/refusal.ts'
import type { ByteSpan, StoredAudio } from '../ports/audio-store/audio-store.ts'
import { parseRange } from './byte-range.ts'

/**
 * Sends a file, whole or in one range of bytes; nothing but its tag to whoever has it already.
 * @param cacheControl who may keep it, and for how long
 * @throws Refusal `range_not_satisfiable`
 */
export function sendFile(ctx: Context, file: StoredAudio, cacheControl: string): void {
  ctx.status = 200
  ctx.etag = file.tag
  ctx.set('Accept-Ranges', 'bytes')
  ctx.set('Cache-Control', cacheControl)
  ctx.set('X-Content-Type-Options', 'nosniff')
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const span = wantsRange(ctx, file) ? requestedSpan(ctx, file.size) : undefined
  if (span !== undefined) {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${span.start}-${span.end}/${file.size}`)
  }
  if (ctx.method !== 'HEAD') ctx.body = file.stream(span)
  ctx.set('Content-Type', file.contentType)
  ctx.length = span === undefined ? file.size : span.end - span.start + 1
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
