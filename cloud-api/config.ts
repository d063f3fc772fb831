import { isLoopback, ownAddress, staysPrivate } from './config/addresses.ts'
import { demand } from './config/config-problem.ts'
import { readEnvironment, type LogLevel } from './config/environment.ts'
import { servicesOfOthers, type ServicesOfOthers } from './config/services-of-others.ts'
import { signInConfig, type SignInConfig } from './config/sign-in.ts'

/** Everything the environment decides, read once at the start. */
export interface Config extends ServicesOfOthers {
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

/**
 * Reads the environment; a variable that is set to nothing counts as absent.
 * @throws ConfigProblem naming every variable that is wrong, or missing beside another one.
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = readEnvironment(env)
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
    ...servicesOfOthers(settings),
    trustedProxies: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  }
}
