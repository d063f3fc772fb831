import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { ErrorCode } from '#shared/contract/error-code.ts'
import { Refusal } from './refusal.ts'

/** So many within so many seconds. */
export interface Limit {
  readonly points: number
  readonly seconds: number
  /** What one too many is told; `too_many_requests` where it says nothing. */
  readonly refusal?: ErrorCode
}

/**
 * What a person never reaches and a program soon does. The first four guard passwords and are counted in the
 * database, where a restart does not forget them; the others protect this process and are counted in it.
 */
export const LIMITS = {
  /** Sign-in attempts from one address. */
  signIn: { points: 30, seconds: 60 },
  /** Failed sign-ins to one account from one address: whoever guesses locks out nobody but themselves. */
  failedSignIn: { points: 10, seconds: 15 * 60, refusal: 'too_many_wrong_passwords' },
  /** Failed sign-ins to one account from anywhere, against guessing from many addresses. */
  failedSignInAnywhere: { points: 100, seconds: 60 * 60, refusal: 'too_many_guesses' },
  /** Accounts opened from one address. */
  signUp: { points: 60, seconds: 60 },
  /** Answers of sign-in providers brought from one network. */
  callbacks: { points: 30, seconds: 60 },
  battles: { points: 30, seconds: 60 },
  rounds: { points: 30, seconds: 60 },
  /** Recordings that are written down before their round. */
  transcriptions: { points: 30, seconds: 60 },
  analyses: { points: 60, seconds: 60 },
  /** Any other call of a signed-in player. */
  calls: { points: 600, seconds: 60 },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

const KEPT_IN_DATABASE: ReadonlySet<LimitName> = new Set([
  'signIn',
  'failedSignIn',
  'failedSignInAnywhere',
  'signUp',
])

export interface RateLimits {
  /** Counts one. @throws Refusal of the limit when that is one too many. */
  count(name: LimitName, who: string): Promise<void>
  /** Forgets what was counted. */
  forget(name: LimitName, who: string): Promise<void>
}

/** Opens the counters over the table `attempts`. */
export function openRateLimits(
  pool: pg.Pool,
  limits: Readonly<Record<LimitName, Limit>> = LIMITS,
): RateLimits {
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  for (const [name, { points, seconds }] of Object.entries(limits) as [LimitName, Limit][]) {
    const options = { keyPrefix: name, points, duration: seconds }
    limiters.set(
      name,
      KEPT_IN_DATABASE.has(name)
        ? new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            tableName: 'attempts',
            tableCreated: true,
          })
        : new RateLimiterMemory(options),
    )
  }
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name)
    if (limiter === undefined) throw new Error(`There is no limit "${name}"`)
    return limiter
  }
  return {
    count: async (name, who) => {
      try {
        await limiterOf(name).consume(keyOf(who))
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(limits[name], error) : error
      }
    },
    forget: async (name, who) => {
      await limiterOf(name).delete(keyOf(who))
    },
  }
}

function tooMany({ refusal = 'too_many_requests' }: Limit, { msBeforeNext }: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new Refusal(refusal, { seconds, wait: minutes === 1 ? '1 minute' : `${minutes} minutes` })
}

/** A key of fixed length that does not tell whose it is. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url')
