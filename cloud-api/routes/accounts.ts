import Router from '@koa/router'
import type { Context } from 'koa'
import {
  getCurrentUser,
  getSignInMethods,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signInWithPassword,
  signUpWithPassword,
} from '#shared/contract/http/account.ts'
import { signIn, signUp, type SignedIn } from '../auth/password-accounts.ts'
import { signInMethods } from '../auth/providers.ts'
import { endOtherSessions, endSession, findSessions } from '../auth/sessions.ts'
import { accountHeaders, anyone, keepCookies, playersOnly } from '../middleware/admit.ts'
import { guard } from '../middleware/guard.ts'
import { orRefuse } from '../middleware/refusal.ts'
import { presentPlayer, presentSession } from '../presenters/present-account.ts'
import type { Services } from '../services.ts'

/** Who is signed in, how one may sign in, with a password too, and where one is signed in. */
export function accountRoutes(services: Services): Router {
  const router = new Router()
  const players = playersOnly(services)
  const { auth } = services.accounts

  guard(router, getCurrentUser, players, ({ player }) => Promise.resolve(presentPlayer(player)))

  guard(router, getSignInMethods, anyone, () => Promise.resolve(signInMethods(services.config.signIn)))

  guard(router, signInWithPassword, anyone, async ({ ctx, body }) =>
    welcome(ctx, await signIn(services, body, visitor(ctx))),
  )

  guard(router, signUpWithPassword, anyone, async ({ ctx, body }) =>
    welcome(ctx, await signUp(services, body, visitor(ctx))),
  )

  guard(router, listSessions, players, async ({ ctx }) => {
    const { currentId, sessions } = await findSessions(auth, accountHeaders(ctx))
    return sessions.map((session) => presentSession(session, currentId))
  })

  guard(router, revokeSession, players, async ({ ctx, body }) => {
    orRefuse(await endSession(auth, accountHeaders(ctx), body.id))
    return { ok: true as const }
  })

  guard(router, revokeOtherSessions, players, async ({ ctx }) => {
    await endOtherSessions(auth, accountHeaders(ctx))
    return { ok: true as const }
  })

  return router
}

const visitor = (ctx: Context) => ({ headers: accountHeaders(ctx), ip: ctx.ip })

function welcome(ctx: Context, { user, headers }: SignedIn) {
  keepCookies(ctx, headers)
  return { user: presentPlayer(user) }
}
