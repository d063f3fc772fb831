import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/**
 * Accounts with a password, and the devices that are signed in. better-auth serves these paths, with codes of its own
 * in the usual error body; what is described here is what the renderer relies on.
 */

/** Shortest and longest password, in characters. */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

const signedIn = z.object({ user: z.object({ id: z.string() }) })

export const signUpWithEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  body: z.object({ name: z.string(), email: z.string(), password: z.string() }),
  response: signedIn,
})

export const signInWithEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  body: z.object({ email: z.string(), password: z.string() }),
  response: signedIn,
})

export const session = z.object({
  id: z.string(),
  /** Names the session when it is to be ended. */
  token: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
})
export type Session = z.infer<typeof session>

/** The session that asks; null when there is none. */
export const getOwnSession = defineEndpoint({
  method: 'GET',
  path: '/api/auth/get-session',
  response: z.object({ session }).nullable(),
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/list-sessions',
  response: z.array(session),
})

const done = z.object({ status: z.boolean() })

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/revoke-session',
  body: z.object({ token: z.string() }),
  response: done,
})

/** Ends every session of the player but the one that asks. */
export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  body: z.object({}),
  response: done,
})
