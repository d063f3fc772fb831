import { betterAuth, type BetterAuthOptions, type BetterAuthPlugin } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type pg from 'pg'
import type { Logger } from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/contract/http/account.ts'
import type { Config } from '../config.ts'
import type { Tell } from '../tell.ts'
import { libraryLog } from './ask-library.ts'
import { ownOrigins } from '../middleware/same-origin.ts'
import { OIDC, oidcProvider, socialProviders } from './providers.ts'

/** Where the account library is told the visitor's address; what a visitor sends under this name is dropped. */
export const IP_HEADER = 'x-clapback-visitor-ip'
/** How long an OpenID Connect provider may take to describe itself. */
const DISCOVERY_MS = 5_000

export type Auth = ReturnType<typeof buildAuth>

/** Accounts and sessions. */
export interface Accounts {
  readonly auth: Auth
  /** Name of the cookie that holds the session. */
  readonly sessionCookie: string
  /**
   * The account library with a provider ready for signing in. The OpenID Connect one is asked to describe itself when
   * somebody first needs it, so that its being down stops neither the start nor anybody who signs in another way.
   * @returns undefined where the provider does not answer now.
   */
  withProvider(id: string): Promise<Auth | undefined>
}

export interface AccountsOptions {
  readonly config: Config
  readonly secret: string
  readonly pool: pg.Pool
  readonly log: Logger
  readonly tell: Tell
}

/** Opens accounts over the tables of migrations/0001-accounts.ts. */
export function openAccounts(options: AccountsOptions): Accounts {
  const auth = buildAuth(options, [])
  let oidcAuth: Promise<Auth | undefined> | undefined

  const openOidc = async (): Promise<Auth | undefined> => {
    const { oidc } = options.config.signIn
    if (oidc === undefined) return undefined
    const candidate = buildAuth(options, [genericOAuth({ config: [oidcProvider(oidc)] })])
    const context = await Promise.race([candidate.$context, later(DISCOVERY_MS)])
    if (context?.socialProviders.some(({ id }) => id === OIDC) === true) return candidate
    options.tell(
      'oidc',
      `The sign-in service ${oidc.issuer} (OIDC_ISSUER) does not describe itself, so nobody can sign in with it. Check the address and the network; no restart is needed.`,
    )
    return undefined
  }

  return {
    auth,
    sessionCookie: `${cookiePrefix(options.config)}.session_token`,
    withProvider: async (id) => {
      if (id !== OIDC) return auth
      oidcAuth ??= openOidc()
      const ready = await oidcAuth
      // Asked again next time: a provider that was down comes back.
      if (ready === undefined) oidcAuth = undefined
      return ready
    },
  }
}

/** Browsers take a `__Host-` cookie only when it is Secure and of this very host. */
const cookiePrefix = ({ secureCookies }: Config): string => (secureCookies ? '__Host-clapback' : 'clapback')

function buildAuth({ config, secret, pool, log }: AccountsOptions, plugins: BetterAuthPlugin[]) {
  const options = {
    appName: 'Clapback',
    baseURL: config.publicUrl.origin,
    basePath: '/api/auth',
    secret,
    database: pool,
    trustedOrigins: [...ownOrigins(config.publicUrl)],
    emailAndPassword: {
      enabled: config.signIn.password,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    socialProviders: socialProviders(config.signIn),
    plugins,
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
      },
    },
    account: { encryptOAuthTokens: true },
    // Nothing here asks for a session that was opened just now.
    session: { freshAge: 0 },
    databaseHooks: {
      user: { create: { before: (user) => Promise.resolve({ data: { ...user, ...namesFrom(user) } }) } },
    },
    // Attempts are counted by middleware/rate-limit.ts, over all of a network's or an account's calls.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: libraryLog(log) },
    onAPIError: { errorURL: '/?sign-in' },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      // The prefix "__Secure-" that this setting adds would end the "__Host-" one.
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: config.secureCookies,
      },
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
      database: { generateId: () => uuidv7() },
    },
  } satisfies BetterAuthOptions
  return betterAuth(options)
}

/** Where a provider gives only one name: its first word, and the rest. */
function namesFrom(user: { readonly name: string; readonly firstName?: unknown }) {
  if (typeof user.firstName === 'string') return {}
  const [firstName = null, ...rest] = user.name.trim().split(/\s+/)
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : null }
}

const later = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(undefined)
    }, ms).unref()
  })
