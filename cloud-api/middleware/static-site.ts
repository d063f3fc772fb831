import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, Middleware } from 'koa'
import sirv from 'sirv'
import { isScreenPath } from '#shared/contract/navigation.ts'

const APP_PAGE = '/index.html'
/** The page for visitors without a session, light enough for a first look. */
const LANDING_PAGE = '/landing.html'
/** Build output whose name changes with its content. */
const HASHED = /^\/assets\//

/** The built renderer: a middleware that serves it, and what the content security policy must know of its pages. */
export interface StaticSite {
  readonly serve: Middleware
  readonly scriptHashes: readonly string[]
}

/**
 * Opens the built site, with the `.br` and `.gz` copies beside its files. A path without a file extension gets the
 * app's page, which shows a screen or its 404 card, with the status that goes with either; a file that is not there
 * is 404.
 * @param folder where the build is; without one every page says how to make it.
 */
export function openStaticSite(folder: string, hasSession: (ctx: Context) => boolean): StaticSite {
  if (!existsSync(join(folder, APP_PAGE))) return { serve: sayNotBuilt, scriptHashes: [] }
  const hasLanding = existsSync(join(folder, LANDING_PAGE))
  const files = sirv(folder, {
    // Looks each time: a file that was there at the start and is gone after a new build would end the process.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      // The same address shows visitors and players different pages.
      if (path === APP_PAGE || path === LANDING_PAGE) res.setHeader('Vary', 'Accept-Encoding, Cookie')
    },
  })
  const serve: Middleware = async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const isPage = !/\.\w+$/.test(ctx.path) && !HASHED.test(ctx.path)
    if (isPage && !isScreenPath(ctx.path)) return sendNotFound(ctx)
    const page = hasLanding && ctx.path === '/' && !hasSession(ctx) ? LANDING_PAGE : APP_PAGE
    const found = await sendFile(ctx, isPage ? page : ctx.path)
    if (!found) await next()
  }
  /** The app's page for an address that it has no screen for; sirv knows no other status than success. */
  const sendNotFound = async (ctx: Context): Promise<void> => {
    ctx.status = 404
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = await readFile(join(folder, APP_PAGE))
  }
  /** Lets sirv answer, from the address `path`; whether it had such a file. */
  const sendFile = (ctx: Context, path: string): Promise<boolean> =>
    new Promise((resolve) => {
      const request = Object.create(ctx.req, { url: { value: path } }) as typeof ctx.req
      ctx.respond = false
      ctx.res.once('close', () => {
        resolve(true)
      })
      files(request, ctx.res, () => {
        ctx.respond = true
        resolve(false)
      })
    })
  return { serve, scriptHashes: [APP_PAGE, LANDING_PAGE].flatMap((page) => inlineScriptHashes(folder, page)) }
}

const sayNotBuilt: Middleware = (ctx) => {
  ctx.status = 503
  ctx.type = 'text/plain'
  ctx.body = 'The page is not built yet. `npm start` builds it.'
}

function inlineScriptHashes(folder: string, page: string): string[] {
  const file = join(folder, page)
  if (!existsSync(file)) return []
  const scripts = readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
