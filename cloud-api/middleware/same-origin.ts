import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isLoopback } from '../config/addresses.ts'
import { isMachineOrigin } from '../machine-addresses.ts'
import { Refusal } from './refusal.ts'

/** Foreign origins that the log names; whoever sends more is no mistake of a setting. */
const MAX_NOTED = 20
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Takes changes from our own pages only: those of the public address, or of this machine's own addresses where other
 * machines are let in without one. A browser names the page's origin with every change; one that does not must
 * say by Fetch Metadata that the page is ours. A request without cookies speaks for nobody, so another program may
 * send it without either.
 */
export function sameOriginOnly(
  { publicUrl, openToNetwork, port }: Pick<Config, 'publicUrl' | 'openToNetwork' | 'port'>,
  log: Pick<Logger, 'warn'>,
): Middleware {
  const ours = ownOrigins(publicUrl)
  const isOurs = (origin: string): boolean =>
    ours.has(origin) || (openToNetwork && isMachineOrigin(origin, port))
  const noted = new Set<string>()
  const noteOnce = (origin: string): void => {
    if (noted.has(origin) || noted.size === MAX_NOTED) return
    noted.add(origin)
    log.warn(
      { origin },
      'refused a change from another origin; if people reach this server there, set PUBLIC_URL to it',
    )
  }
  return async (ctx, next) => {
    if (!SAFE_METHODS.has(ctx.method)) {
      const origin = ctx.get('Origin')
      const fromUs = origin === '' ? ctx.get('Sec-Fetch-Site') === 'same-origin' : isOurs(origin)
      const anonymous = origin === '' && ctx.get('Cookie') === ''
      if (!fromUs && !anonymous) {
        noteOnce(origin)
        throw new Refusal('foreign_origin')
      }
    }
    await next()
  }
}

/** The public origin; on a machine of one's own, by each of the machine's names. */
export function ownOrigins({ origin, protocol, hostname, port }: URL): ReadonlySet<string> {
  if (!isLoopback(hostname)) return new Set([origin])
  const suffix = port === '' ? '' : `:${port}`
  return new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${suffix}`))
}
