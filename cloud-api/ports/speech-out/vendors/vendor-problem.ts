import type { Ms } from '#shared/std/units.ts'

/** Why a service did not say a line. */
export type VendorProblemReason =
  /** It does not accept the key, or the key may not do this, or there is no credit left. */
  | 'refused'
  /** Too many calls; it may say when to come back. */
  | 'busy'
  /** It answers that something is wrong on its side. */
  | 'broken'
  /** It answers that something is wrong with the call: an unknown model or voice, a text it does not take. */
  | 'rejected'
  /** No connection, or one that broke off. */
  | 'unreachable'
  | 'timeout'
  /** Something came that is no speech: another type, not what its header says, silence, or far too much. */
  | 'unusable'
  /** The line is longer than it takes, or has no word to time; it was not asked. */
  | 'unsuited'

/** A service did not say a line. Holds nothing of what was sent or received: either may quote a key. */
export class VendorProblem extends Error {
  override readonly name = 'VendorProblem'
  readonly reason: VendorProblemReason
  /** How long it wants to be left alone. */
  readonly retryAfter: Ms | undefined

  constructor(reason: VendorProblemReason, detail: string, retryAfter?: Ms) {
    super(`The voice service is no help (${reason}): ${detail}.`)
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

/**
 * What a status other than success means.
 * @param retryAfter the header of that name
 */
export function problemOfStatus(status: number, retryAfter?: string | null): VendorProblem {
  const detail = `status ${status}`
  if (status === 401 || status === 402 || status === 403) return new VendorProblem('refused', detail)
  if (status === 429) return new VendorProblem('busy', detail, readRetryAfter(retryAfter))
  if (status === 408 || status >= 500) return new VendorProblem('broken', detail, readRetryAfter(retryAfter))
  return new VendorProblem('rejected', detail)
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null | undefined): Ms | undefined {
  if (header === null || header === undefined || header.trim() === '') return undefined
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
