import { useEffect } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { patchBattleState } from '#shared/contract/http/battles.ts'
import { callApi } from '../../../api/call-api.ts'
import { battleTrouble, isOutOfDate } from '../data/battle-trouble.ts'
import type { ArenaStore } from '../machine/arena-store.ts'

/**
 * Tells the server that the clock has run out, and asks it for the result.
 * @returns how to try again after a failure.
 */
export function useTimeUp(store: ArenaStore, refresh: () => void): () => void {
  const { id } = store.getState().battle
  const { mutate } = useMutation({
    mutationFn: () => callApi(patchBattleState, { params: { id }, body: { timeRemaining: 0 } }),
    onSuccess: refresh,
    onError: (error) => {
      if (isOutOfDate(error)) refresh()
      else store.dispatch({ type: 'time-up-failed', trouble: battleTrouble(error) })
    },
  })
  const timeUp = useStore(store, (state) => state.phase === 'time-up')
  useEffect(() => {
    if (timeUp) mutate()
  }, [timeUp, mutate])
  return mutate
}
