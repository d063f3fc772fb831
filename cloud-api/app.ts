import Koa from 'koa'
import type Router from '@koa/router'
import { handleErrors, isApiPath } from './middleware/error-handler.ts'
import { Refusal } from './middleware/refusal.ts'
import { logRequests } from './middleware/request-log.ts'
import { sameOriginOnly } from './middleware/same-origin.ts'
import { secureHeaders } from './middleware/security-headers.ts'
import { openStaticSite } from './middleware/static-site.ts'
import { accountRoutes } from './routes/accounts.ts'
import { audioRoutes } from './routes/audio.ts'
import { battleRoutes } from './routes/battles.ts'
import { healthRoutes } from './routes/health.ts'
import { lyricRoutes } from './routes/lyrics.ts'
import { playerRoutes } from './routes/players.ts'
import { roundRoutes } from './routes/rounds.ts'
import { signInPages } from './routes/sign-in-pages.ts'
import { soundRoutes } from './routes/sounds.ts'
import { transcribeRoutes } from './routes/transcribe.ts'
import type { Services } from './services.ts'
import { errorCode } from './start-problem.ts'

/** What Node calls it when the other side is gone. */
const HANG_UPS: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])

/** The web server: the API under /api, the built renderer everywhere else. Listening is up to the caller. */
export function createApp(services: Services): Koa {
  const { config, log } = services
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies })
  app.on('error', (error: unknown) => {
    // Players close tabs and stop listening in the middle: nothing is wrong then.
    const level = HANG_UPS.has(errorCode(error)) ? 'debug' : 'warn'
    log[level]({ err: error }, 'an answer could not be sent')
  })
  const site = openStaticSite(
    services.site,
    (ctx) => ctx.cookies.get(services.accounts.sessionCookie) !== undefined,
  )

  app.use(logRequests(log))
  app.use(handleErrors(services))
  app.use(secureHeaders({ publicUrl: config.publicUrl, scriptHashes: site.scriptHashes }))
  app.use(sameOriginOnly(config, log))
  const routers: readonly Router[] = [
    healthRoutes(services),
    accountRoutes(services),
    signInPages(services),
    playerRoutes(services),
    battleRoutes(services),
    roundRoutes(services),
    transcribeRoutes(services),
    lyricRoutes(services),
    audioRoutes(services),
    soundRoutes(services),
  ]
  for (const router of routers) app.use(router.routes())
  for (const router of routers) app.use(refuseOtherMethods(router))
  app.use(async (ctx, next) => {
    if (isApiPath(ctx.path)) throw new Refusal('not_found')
    await next()
  })
  app.use(site.serve)
  return app
}

/** Says so when an address exists but does not take the method. */
function refuseOtherMethods(router: Router): Koa.Middleware {
  return async (ctx, next) => {
    const takes = router.stack.filter((layer) => layer.match(ctx.path)).flatMap(({ methods }) => methods)
    if (takes.length > 0 && !takes.includes(ctx.method)) {
      ctx.set('Allow', takes.join(', '))
      throw new Refusal('method_not_allowed', { method: ctx.method })
    }
    await next()
  }
}
