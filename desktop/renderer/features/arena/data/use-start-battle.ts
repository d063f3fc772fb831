import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { createBattle, type BattleSettings } from '#shared/contract/http/battles.ts'
import { callApi } from '../../../api/call-api.ts'
import { BATTLE_FIGURES } from '../../../api/queries.ts'

/** Creates a battle and goes to its arena. */
export function useStartBattle() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (settings: BattleSettings) => callApi(createBattle, { body: settings }),
    onSuccess: (battle) => {
      for (const queryKey of BATTLE_FIGURES) void client.invalidateQueries({ queryKey })
      navigate(`/battle/${battle.id}`)
    },
  })
}
