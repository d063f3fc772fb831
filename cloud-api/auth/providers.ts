import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import type { BetterAuthOptions } from 'better-auth'
import type { SignInMethods } from '#shared/contract/http/account.ts'
import type { OidcProvider, SignInConfig } from '../config/sign-in.ts'

/** The one OpenID Connect provider's id; the others' ids are their names. */
export const OIDC = 'oidc'

/** The ways to sign in that this server offers, in the order of their buttons. */
export function signInMethods(config: SignInConfig): SignInMethods {
  const providers = [
    { id: OIDC, name: config.oidc?.name, used: config.oidc },
    { id: 'google', name: 'Google', used: config.google },
    { id: 'discord', name: 'Discord', used: config.discord },
    { id: 'twitch', name: 'Twitch', used: config.twitch },
  ]
  return {
    password: config.password,
    providers: providers.flatMap(({ id, name, used }) => (used ? [{ id, name: name ?? id }] : [])),
  }
}

/** The social providers that the account library knows by itself. */
export function socialProviders(config: SignInConfig): NonNullable<BetterAuthOptions['socialProviders']> {
  return {
    ...(config.google && {
      google: {
        ...config.google,
        mapProfileToUser: (profile) => ({ firstName: profile.given_name, lastName: profile.family_name }),
      },
    }),
    ...(config.discord && { discord: config.discord }),
    ...(config.twitch && { twitch: config.twitch }),
  }
}

/** The OpenID Connect provider: found by discovery, PKCE always, ID tokens verified. */
export function oidcProvider({ issuer, clientId, clientSecret, name }: OidcProvider): GenericOAuthConfig {
  return {
    providerId: OIDC,
    name,
    clientId,
    clientSecret,
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    pkce: true,
    scopes: ['openid', 'email', 'profile'],
    // Signing out of the game is not signing out of a whole company's services.
    disableProviderLogout: true,
    mapProfileToUser: (profile) => {
      const claim = (key: string): string | undefined =>
        typeof profile[key] === 'string' && profile[key] !== '' ? profile[key] : undefined
      const firstName = claim('given_name')
      const lastName = claim('family_name')
      const full = [firstName, lastName].filter((part) => part !== undefined).join(' ')
      return {
        name: claim('name') ?? (full || (claim('preferred_username') ?? claim('email') ?? '')),
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
      }
    },
  }
}
