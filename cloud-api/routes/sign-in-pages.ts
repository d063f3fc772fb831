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
    if (ctx.host !== config.publicUrl.host && ownHosts.has(ctx.host)) return goTo(ctx, addressAt(origin, ctx))

    await services.limits.count('signIn', visitorNetwork(ctx.ip))
    const started = await startSignIn(accounts, { provider: wanted, returnTo, headers: accountHeaders(ctx) })
    if (!started.ok) return goTo(ctx, signInPage({ returnTo, error: started.refusal }))
    keepCookies(ctx, started.value.headers)
    goTo(ctx, started.value.address)
  })

  router.get('/api/auth/callback/:id', async (ctx) => {
    await services.limits.count('callbacks', visitorNetwork(ctx.ip))
    const id = String(ctx['params']['id'])
    if (!methods.providers.some((known) => known.id === id)) {
      return goTo(ctx, signInPage({ error: 'provider_unknown' }))
    }
    const finished = await finishSignIn(accounts, id, {
      url: addressAt(origin, ctx),
      headers: accountHeaders(ctx),
    })
    keepCookies(ctx, finished.headers)
    goTo(ctx, finished.ok ? safeReturnTo(finished.returnTo, origin) : signInPage({ error: finished.error }))
  })

  router.get(SIGN_OUT_PATH, async (ctx) => {
    if (isOwnNavigation(ctx)) return signOutAndLeave(ctx)
    // What a browser fetches on a guess is thrown away when it is no success, and asked for again once it is meant.
    if (isGuess(ctx)) ctx.status = 503
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

/** The address that was asked for, under our own origin whatever the request line says. */
const addressAt = (origin: string, ctx: Context): string => `${origin}${ctx.path}${ctx.search}`

/**
 * Whether a person goes to an address by themselves: from a page of ours, or by typing it. A link or picture on another
 * site is not that, nor is a look at the headers, a call of a script, or a browser that names no origin.
 */
const isOwnNavigation = (ctx: Context): boolean =>
  ctx.method === 'GET' &&
  ['same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site')) &&
  ctx.get('Sec-Fetch-Mode') === 'navigate' &&
  !isGuess(ctx)

/** Whether a browser fetches what a person might open next. */
const isGuess = (ctx: Context): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => /prefetch|prerender|preview/i.test(ctx.get(name)))

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
