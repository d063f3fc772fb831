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

interface StartBattle {
  /** Asks for a battle, unless one has been asked for and is on its way or here. */
  readonly start: (settings: BattleSettings, onRefused?: (error: Error) => void) => void
  readonly isPending: boolean
  readonly error: Error | null
}

/**
 * Creates a battle and goes to its arena. Asking again for the same battle after a lost connection carries the same key:
 * the one that may have been made meanwhile is the one that comes back.
 */
export function useStartBattle(): StartBattle {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const wish = useRef<Wish>(undefined)
  // The second press of a double click comes before anything is drawn anew; after the answer the screen leaves.
  const asked = useRef(false)
  const keyFor = (body: BattleSettings): string => {
    const settings = JSON.stringify(body)
    if (wish.current?.settings !== settings) wish.current = { settings, key: crypto.randomUUID() }
    return wish.current.key
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: BattleSettings) =>
      callApi(createBattle, { body, headers: { [IDEMPOTENCY_KEY_HEADER]: keyFor(body) } }),
    onSuccess: (battle) => {
      wish.current = undefined
      for (const queryKey of BATTLE_FIGURES) void client.invalidateQueries({ queryKey })
      navigate(`/battle/${battle.id}`)
    },
    onError: () => {
      asked.current = false
    },
  })
  const start: StartBattle['start'] = (settings, onRefused) => {
    if (asked.current) return
    asked.current = true
    mutate(settings, { onError: (refusal) => onRefused?.(refusal) })
  }
  return { start, isPending, error }
}
