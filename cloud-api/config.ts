import { z } from 'zod'
import { MIN_SECRET_LENGTH } from './auth/secret.ts'
import { StartProblem } from './start-problem.ts'

/** What an OAuth provider calls this server, and the word only the two of them know. */
export interface ClientKeys {
  readonly clientId: string
  readonly clientSecret: string
}

/** An OpenID Connect provider, found by its issuer. */
export interface OidcProvider extends ClientKeys {
  readonly issuer: string
  /** What its button says. */
  readonly name: string
}

export interface SignInConfig {
  /** Whether people may open accounts with email and password. */
  readonly password: boolean
  readonly oidc?: OidcProvider
  readonly google?: ClientKeys
  readonly discord?: ClientKeys
  readonly twitch?: ClientKeys
}

/** Everything the environment decides, read once at the start. */
export interface Config {
  readonly environment: 'development' | 'production' | 'test'
  readonly host: string
  readonly port: number
  /** Where people reach this server; its origin is the one that changes are taken from. */
  readonly publicUrl: URL
  /** Whether other machines reach this server by whichever address it has: HOST lets them in and PUBLIC_URL names none. */
  readonly openToNetwork: boolean
  /** Whether cookies are Secure and of this host alone (`__Host-`): in production, and wherever pages come encrypted. */
  readonly secureCookies: boolean
  /** Absent: the database that comes with the app. */
  readonly databaseUrl?: string
  /** Absent (never in production): one is made at the first start and kept in the data folder. */
  readonly authSecret?: string
  readonly dataFolder: string
  readonly freeBattlesPerDay: number
  readonly signIn: SignInConfig
  /** How many reverse proxies stand before this server and may name the visitor's address. */
  readonly trustedProxies: number
  readonly logLevel: LogLevel
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A setting that stops the start: its message names each variable at fault and what would be right. */
export class ConfigProblem extends StartProblem {
  readonly variables: readonly string[]

  constructor(problems: readonly { readonly variable: string; readonly sentence: string }[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'), 'The README lists every setting.')
    this.variables = problems.map(({ variable }) => variable)
  }
}

/** Each message completes the sentence "NAME must be …". */
const whole = (min: number, max: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `a whole number from ${min} to ${max}`)
    .max(max, `a whole number from ${min} to ${max}`)

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full address such as https://clapback.example',
})

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(1, 65_535).default(4600),
  PUBLIC_URL: webAddress
    .refine((address) => new URL(address).href === `${new URL(address).origin}/`, {
      message: 'an address without a path',
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/name' })
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(
      MIN_SECRET_LENGTH,
      `at least ${MIN_SECRET_LENGTH} characters long, such as what \`openssl rand -base64 32\` prints`,
    )
    .optional(),
  DATA_FOLDER: z.string().default('.data'),
  FREE_BATTLES_PER_DAY: whole(0, 10_000).optional(),
  PASSWORD_ACCOUNTS: z.enum(['on', 'off'], 'on or off').default('on'),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'at most 40 characters long').default('single sign-on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  TWITCH_CLIENT_ID: z.string().optional(),
  TWITCH_CLIENT_SECRET: z.string().optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
})
type Environment = z.infer<typeof environment>

/** Variables whose value must not be shown, not even when it is wrong. */
const SECRET = /SECRET|DATABASE_URL/

/**
 * Reads the environment; a variable that is set to nothing counts as absent.
 * @throws ConfigProblem naming every variable that is wrong, or missing beside another one.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => (value ?? '').trim() !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigProblem(
      parsed.error.issues.map(({ path, message }) => {
        const variable = String(path[0])
        const found = SECRET.test(variable) ? '' : `, not "${given[variable] ?? ''}"`
        return { variable, sentence: `${variable} must be ${message}${found}.` }
      }),
    )
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  const publicUrl = new URL(settings.PUBLIC_URL ?? ownAddress(settings.HOST, settings.PORT))
  const signIn = signInConfig(settings)
  demand([
    [
      'AUTH_SECRET',
      !production || settings.AUTH_SECRET !== undefined,
      'AUTH_SECRET must be set in production; `openssl rand -base64 32` prints a good one.',
    ],
    [
      'PUBLIC_URL',
      !production || settings.PUBLIC_URL === undefined || staysPrivate(publicUrl),
      'PUBLIC_URL must start with https:// in production, where sign-in cookies travel encrypted only.',
    ],
    [
      'PUBLIC_URL',
      !production || settings.PUBLIC_URL !== undefined || isLoopback(settings.HOST),
      'PUBLIC_URL must be set in production while HOST lets other machines in: the https:// address that people type.',
    ],
    [
      'PASSWORD_ACCOUNTS',
      signIn.password || Object.keys(signIn).length > 1,
      'PASSWORD_ACCOUNTS must stay on while no sign-in provider is set up: nobody could sign in.',
    ],
  ])
  return {
    environment: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    openToNetwork: settings.PUBLIC_URL === undefined && !isLoopback(settings.HOST),
    secureCookies: production || publicUrl.protocol === 'https:',
    ...(settings.DATABASE_URL !== undefined && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.AUTH_SECRET !== undefined && { authSecret: settings.AUTH_SECRET }),
    dataFolder: settings.DATA_FOLDER,
    freeBattlesPerDay: settings.FREE_BATTLES_PER_DAY ?? (production ? 3 : 12),
    signIn,
    trustedProxies: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  }
}

/** Whether what a browser sends to an address can be read by nobody on the way. */
const staysPrivate = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname)

/** Whether a host name is this machine itself. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname)

/** What a browser on this machine types to reach a server that listens on `host`. */
function ownAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere || isLoopback(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function signInConfig(settings: Environment): SignInConfig {
  const issuer = settings.OIDC_ISSUER
  const oidcKeys = keysOf(settings, 'OIDC', issuer !== undefined)
  demand([
    [
      'OIDC_ISSUER',
      oidcKeys === undefined || issuer !== undefined,
      'OIDC_ISSUER must be set beside OIDC_CLIENT_ID.',
    ],
  ])
  const google = keysOf(settings, 'GOOGLE')
  const discord = keysOf(settings, 'DISCORD')
  const twitch = keysOf(settings, 'TWITCH')
  return {
    password: settings.PASSWORD_ACCOUNTS === 'on',
    ...(issuer !== undefined && oidcKeys && { oidc: { issuer, name: settings.OIDC_NAME, ...oidcKeys } }),
    ...(google && { google }),
    ...(discord && { discord }),
    ...(twitch && { twitch }),
  }
}

/** A provider's two keys; neither means the provider is not used, one alone is a mistake. */
function keysOf(
  settings: Environment,
  provider: 'OIDC' | 'GOOGLE' | 'DISCORD' | 'TWITCH',
  wanted = false,
): ClientKeys | undefined {
  const clientId = settings[`${provider}_CLIENT_ID`]
  const clientSecret = settings[`${provider}_CLIENT_SECRET`]
  if (clientId === undefined && clientSecret === undefined && !wanted) return undefined
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  const variable = `${provider}_CLIENT_${clientId === undefined ? 'ID' : 'SECRET'}`
  throw new ConfigProblem([
    { variable, sentence: `${variable} must be set too: signing in with ${provider} needs both keys.` },
  ])
}

function demand(rules: readonly (readonly [variable: string, holds: boolean, sentence: string])[]): void {
  const broken = rules.filter(([, holds]) => !holds)
  if (broken.length > 0) {
    throw new ConfigProblem(broken.map(([variable, , sentence]) => ({ variable, sentence })))
  }
}
