import { queryOptions } from '@tanstack/react-query'
import { getBattle, getBattleState, listRounds } from '#shared/contract/http/battles.ts'
import { callApi } from '../../../api/call-api.ts'
import type { BattleSnapshot } from '../machine/arena-event.ts'

/**
 * A battle with its state and its rounds: what the arena opens on. Never kept, because the clock in it runs: who
 * comes back to the arena asks again.
 */
export const battleSnapshotQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/battles', id, 'snapshot'],
    queryFn: async ({ signal }): Promise<BattleSnapshot> => {
      const params = { id }
      const [battle, state, rounds] = await Promise.all([
        callApi(getBattle, { params, signal }),
        callApi(getBattleState, { params, signal }),
        callApi(listRounds, { params, signal }),
      ])
      return { battle, state, rounds }
    },
    staleTime: 0,
    gcTime: 0,
  })
