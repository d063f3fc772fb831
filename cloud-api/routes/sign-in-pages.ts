import Router from '@koa/router'
import type { Context } from 'koa'
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '#shared/contract/http/account.ts'
import { signInMethods } from '../auth/providers.ts'
import { finishSignIn, signOut, startSignIn } from '../auth/provider-sign-in.ts'
import { safeReturnTo } from '../auth/return-to.ts'
import { accountHeaders, findPlayer, keepCookies } from '../middleware/admit.ts'
import { visitorNetwork } from '../middleware/visitor-network.ts'
import { ownOrigins } from '../middleware/same-origin.ts'
import type { Services } from '../services.ts'
import { SIGN_OUT_PAGE } from './sign-out-page.ts'

/** Addresses that a browser goes to: signing in, coming back from a provider, signing out. */
export function signInPages(services: Services): Router {
  const router = new Router()
  const { accounts, config } = services
  const { origin } = config.publicUrl
  const methods = signInMethods(config.signIn)
  const ownHosts = new Set([...ownOrigins(config.publicUrl)].map((own) => new URL(own).host))

  router.get(SIGN_IN_PATH, async (ctx) => {
    const returnTo = safeReturnTo(one(ctx, 'returnTo'), origin)
    if (await findPlayer(accounts, ctx)) return goTo(ctx, returnTo)
    const [only, ...others] = methods.providers
    const wanted = one(ctx, 'provider') ?? (methods.password || others.length > 0 ? undefined : only?.id)
    if (wanted === undefined) return goTo(ctx, signInPage({ returnTo }))
    if (!methods.providers.some(({ id }) => id === wanted)) {
      return goTo(ctx, signInPage({ returnTo, error: 'provider_unknown' }))
    }
    // The provider sends people back to the public address, where the cookie that meets them must have been set: so
    // first to that one of this machine's names. (A proxy may name us anyhow; it is not ours to correct.)
    if (ctx.host !== config.publicUrl.host && ownHosts.has(ctx.host)) return goTo(ctx, `${origin}${ctx.url}`)

    await services.limits.count('signIn', visitorNetwork(ctx.ip))
    const started = await startSignIn(accounts, { provider: wanted, returnTo, headers: accountHeaders(ctx) })
    if (!started.ok) return goTo(ctx, signInPage({ returnTo, error: started.refusal }))
    keepCookies(ctx, started.value.headers)
    goTo(ctx, started.value.address)
  })

  router.get('/api/auth/callback/:id', async (ctx) => {
    const finished = await finishSignIn(accounts, String(ctx['params']['id']), {
      url: `${origin}${ctx.url}`,
      headers: accountHeaders(ctx),
    })
    keepCookies(ctx, finished.headers)
    goTo(ctx, finished.ok ? safeReturnTo(finished.returnTo, origin) : signInPage({ error: finished.error }))
  })

  router.get(SIGN_OUT_PATH, async (ctx) => {
    // A link or picture on another site must not sign anybody out; what names no origin is asked too.
    if (['same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'))) return signOutAndLeave(ctx)
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-store')
    ctx.body = SIGN_OUT_PAGE
  })

  router.post(SIGN_OUT_PATH, signOutAndLeave)

  async function signOutAndLeave(ctx: Context): Promise<void> {
    keepCookies(ctx, await signOut(accounts, accountHeaders(ctx)))
    goTo(ctx, '/')
  }

  return router
}

/** A query parameter that was given once. */
function one(ctx: Context, name: string): string | undefined {
  const value = ctx.query[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function signInPage({
  returnTo = '/',
  error,
}: {
  readonly returnTo?: string
  readonly error?: string
}): string {
  const query = new URLSearchParams()
  if (returnTo !== '/') query.set('returnTo', returnTo)
  if (error !== undefined) query.set('error', error)
  return `/?sign-in${query.size > 0 ? `&${query}` : ''}`
}

/** Sends the browser on with a GET; the answer is about this moment only. */
function goTo(ctx: Context, address: string): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.status = 303
  ctx.set('Location', address)
  ctx.body = null
  ctx.status = 303
}
