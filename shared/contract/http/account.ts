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
