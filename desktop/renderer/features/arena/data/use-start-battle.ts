import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { createBattle, IDEMPOTENCY_KEY_HEADER, type BattleSettings } from '#shared/contract/http/battles.ts'
import { callApi } from '../../../api/call-api.ts'
import { BATTLE_FIGURES } from '../../../api/queries.ts'

/** A battle that was asked for and not yet had. */
interface Wish {
  readonly settings: string
  readonly key: string
}

/**
 * Creates a battle and goes to its arena. Asking again for the same battle after a lost connection carries the same key:
 * the one that may have been made meanwhile is the one that comes back.
 */
export function useStartBattle() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const wish = useRef<Wish>(undefined)
  const keyFor = (body: BattleSettings): string => {
    const settings = JSON.stringify(body)
    if (wish.current?.settings !== settings) wish.current = { settings, key: crypto.randomUUID() }
    return wish.current.key
  }
  return useMutation({
    mutationFn: (body: BattleSettings) =>
      callApi(createBattle, { body, headers: { [IDEMPOTENCY_KEY_HEADER]: keyFor(body) } }),
    onSuccess: (battle) => {
      wish.current = undefined
      for (const queryKey of BATTLE_FIGURES) void client.invalidateQueries({ queryKey })
      navigate(`/battle/${battle.id}`)
    },
  })
}
