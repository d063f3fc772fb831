import { ApiError, NetworkError } from '../../../api/api-error.ts'
import type { Trouble } from '../machine/arena-state.ts'

const TITLE = 'Battle Error'

/** What to tell the player of a round that did not come through. */
export function battleTrouble(error: unknown): Trouble {
  if (error instanceof NetworkError) {
    return { title: TITLE, message: 'Connection lost. Please check your internet and try again.' }
  }
  if (error instanceof ApiError && error.code !== 'unknown') return { title: TITLE, message: error.sentence }
  return { title: TITLE, message: 'Failed to process battle round' }
}

/**
 * Whether the server has surely not taken the verse for good: it looked at it and refused. After anything else the
 * verse may have become a round, and must be sent again as the same submission.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'round_in_progress'

/** Whether the battle is not what this page believes it to be. */
export const isOutOfDate = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'battle_finished' || error.code === 'battle_not_found')
