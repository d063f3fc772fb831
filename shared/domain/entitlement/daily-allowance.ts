/** What a player may still start today. */
export interface Standing {
  /** Battles left; null where there is no limit. */
  readonly remaining: number | null
  readonly mayStart: boolean
}

/**
 * How a player stands with their daily allowance (ALLOW-1).
 * @param perDay battles a day, null for no limit
 * @param used battles already started today; more than `perDay` where the allowance has shrunk since
 */
export function standingOf(perDay: number | null, used: number): Standing {
  if (perDay === null) return { remaining: null, mayStart: true }
  const remaining = Math.max(0, perDay - used)
  return { remaining, mayStart: remaining > 0 }
}

/** The day that an allowance belongs to, `YYYY-MM-DD`: it comes back at midnight UTC for everybody. */
export const allowanceDay = (now: Date): string => now.toISOString().slice(0, 10)
