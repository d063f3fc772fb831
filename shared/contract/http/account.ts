import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const tier = z.enum(['free', 'premium', 'pro'])
export type Tier = z.infer<typeof tier>

export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const subscriptionStatus = z.object({
  tier,
  /** Battles the player may still start today; null where there is no limit. */
  battlesRemaining: z.int().min(0).nullable(),
  canStartBattle: z.boolean(),
})
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

export const userStats = z.object({
  /** Share of completed battles won, in whole percent. */
  winRate: z.int().min(0).max(100),
  totalWins: z.int().min(0),
  totalBattles: z.int().min(0),
  battlesThisMonth: z.int().min(0),
})
export type UserStats = z.infer<typeof userStats>

/** How a visitor may sign in on this server. */
export const signInMethods = z.object({
  /** Whether email and password accounts are open. */
  password: z.boolean(),
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type SignInMethods = z.infer<typeof signInMethods>

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
export const MAX_NAME_LENGTH = 80

const email = z.string().trim().max(254, 'email_invalid').pipe(z.email('email_invalid'))
const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'password_too_short')
  .max(MAX_PASSWORD_LENGTH, 'password_too_long')
/** What a player is called: one line of visible characters. */
const name = z
  .string()
  .trim()
  .min(1, 'name_invalid')
  .max(MAX_NAME_LENGTH, 'name_invalid')
  .regex(/^\P{C}*$/u, 'name_invalid')

export const signInForm = z.object({
  email,
  password: z.string().max(MAX_PASSWORD_LENGTH, 'password_too_long'),
})
export const signUpForm = z.object({ name, email, password })

/** One place where the player is signed in. */
export const session = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it was last prolonged; up to a day behind the last use. */
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type Session = z.infer<typeof session>

const done = z.object({ ok: z.literal(true) })

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  response: currentUser,
})

export const getSignInMethods = defineEndpoint({
  method: 'GET',
  path: '/api/auth/methods',
  response: signInMethods,
})

export const signInWithPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  body: signInForm,
  response: z.object({ user: currentUser }),
  errors: [
    'wrong_credentials',
    'too_many_wrong_passwords',
    'too_many_guesses',
    'email_invalid',
    'password_too_long',
    'password_accounts_off',
  ],
})

/** Opens an account and signs in. */
export const signUpWithPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  body: signUpForm,
  response: z.object({ user: currentUser }),
  errors: [
    'email_taken',
    'email_invalid',
    'password_too_short',
    'password_too_long',
    'name_invalid',
    'password_accounts_off',
  ],
})

/** Where the player is signed in, the latest first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/list-sessions',
  response: z.array(session),
})

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/revoke-session',
  body: z.object({ id: z.uuid() }),
  response: done,
  errors: ['session_not_found'],
})

/** Signs out everywhere but here. */
export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  response: done,
})

export const getSubscriptionStatus = defineEndpoint({
  method: 'GET',
  path: '/api/subscription/status',
  response: subscriptionStatus,
})

export const getUserStats = defineEndpoint({
  method: 'GET',
  path: '/api/user/stats',
  response: userStats,
})

export { SIGN_IN_PATH, SIGN_OUT_PATH } from '../navigation.ts'
