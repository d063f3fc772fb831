import type { IncomingHttpHeaders } from 'node:http'
import { fromNodeHeaders } from 'better-auth/node'
import type { Context } from 'koa'
import { askLibrary } from '../auth/ask-library.ts'
import { IP_HEADER, type Accounts } from '../auth/accounts.ts'
import { playerOf, type Player } from '../auth/player.ts'
import type { LimitName, RateLimits } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/** What the account library is told of a request: its headers, and the visitor's address as we know it. */
export function accountHeaders(ctx: { readonly headers: IncomingHttpHeaders; readonly ip: string }): Headers {
  const headers = fromNodeHeaders(ctx.headers)
  headers.set(IP_HEADER, ctx.ip)
  return headers
}

/** Hands on cookies that the account library set. */
export function keepCookies(ctx: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) ctx.append('Set-Cookie', cookie)
}

/** The player whose session a request carries; a session that is due is prolonged on the way. */
export async function findPlayer(accounts: Accounts, ctx: Context): Promise<Player | undefined> {
  if (ctx.cookies.get(accounts.sessionCookie) === undefined) return undefined
  const { headers, response } = await askLibrary(() =>
    accounts.auth.api.getSession({ headers: accountHeaders(ctx), returnHeaders: true }),
  )
  if (response === null) return undefined
  keepCookies(ctx, headers)
  return playerOf(response.user)
}

/** Lets anybody in. */
export const anyone = (): Promise<object> => Promise.resolve({})

/**
 * Lets signed-in players in, each so often.
 * @throws Refusal `not_signed_in` or `too_many_requests`
 */
export function playersOnly(
  { accounts, limits }: { readonly accounts: Accounts; readonly limits: RateLimits },
  limit: LimitName = 'calls',
): (ctx: Context) => Promise<{ readonly player: Player }> {
  return async (ctx) => {
    const player = await findPlayer(accounts, ctx)
    if (player === undefined) throw new Refusal('not_signed_in')
    await limits.count(limit, player.id)
    return { player }
  }
}
