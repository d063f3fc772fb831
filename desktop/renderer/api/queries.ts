import { queryOptions } from '@tanstack/react-query'
import { getSubscriptionStatus, getUserStats, listSessions } from '#shared/contract/http/account.ts'
import { listBattleHistory, listBattles } from '#shared/contract/http/battles.ts'
import { callApi } from './call-api.ts'

/*
 * Questions that more than one screen asks, so that they share one answer. After a battle was created or ended, forget
 * the four about battles with BATTLE_FIGURES.
 */

export const subscriptionStatusQuery = queryOptions({
  queryKey: ['/api/subscription/status'],
  queryFn: ({ signal }) => callApi(getSubscriptionStatus, { signal }),
})

export const userStatsQuery = queryOptions({
  queryKey: ['/api/user/stats'],
  queryFn: ({ signal }) => callApi(getUserStats, { signal }),
})

export const battleHistoryQuery = queryOptions({
  queryKey: ['/api/battles/history'],
  queryFn: ({ signal }) => callApi(listBattleHistory, { signal }),
})

export const battlesQuery = queryOptions({
  queryKey: ['/api/battles'],
  queryFn: ({ signal }) => callApi(listBattles, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/list-sessions'],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
})

/** Keys of the answers that a created, played or ended battle makes old. */
export const BATTLE_FIGURES = [subscriptionStatusQuery, userStatsQuery, battleHistoryQuery, battlesQuery].map(
  ({ queryKey }) => queryKey,
)
