import { ConfigProblem, demand } from './config-problem.ts'
import type { Environment } from './environment.ts'

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

/**
 * How people sign in.
 * @throws ConfigProblem where one of a pair of settings is missing, or nobody could sign in
 */
export function signInConfig(settings: Environment): SignInConfig {
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
