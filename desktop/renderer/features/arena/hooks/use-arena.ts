import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { RoundResult } from '#shared/contract/http/battles.ts'
import { isSignedOut } from '../../../api/api-error.ts'
import { BATTLE_FIGURES } from '../../../api/queries.ts'
import { toast } from '../../../ui/toast-store.ts'
import { battleSnapshotQuery } from '../data/battle-queries.ts'
import { battleTrouble, isOutOfDate, isRefusal } from '../data/battle-trouble.ts'
import { noticeToast } from '../data/notice-toast.ts'
import { useSubmitRound } from '../data/use-submit-round.ts'
import type { BattleSnapshot } from '../machine/arena-event.ts'
import { openArena } from '../machine/arena-machine.ts'
import { playedElsewhere, roundsPlayedElsewhere } from '../machine/arena-reading.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import { steadyState } from '../machine/steady-state.ts'
import { createArenaStore, type ArenaStore } from '../machine/arena-store.ts'
import { now } from './now.ts'
import { readKeptWriting, useKeptWriting } from './use-kept-writing.ts'

export interface Arena {
  readonly store: ArenaStore
  /** The state for everything but the verse box (steadyState). */
  readonly state: ArenaState
  /** Sends what stands in the verse box, unless it is blank or a round is under way. */
  readonly sendVerse: () => void
  /** Asks the server how the battle stands. */
  readonly refresh: () => void
}

/** The arena of one battle, opened on a snapshot and kept in step with the newer ones that follow. */
export function useArena(snapshot: BattleSnapshot): Arena {
  const [store] = useState(() =>
    createArenaStore(openArena(snapshot, now(), readKeptWriting(snapshot.battle.id))),
  )
  const [look] = useState(steadyState)
  const state = useStore(store, look)
  const client = useQueryClient()
  const battleId = snapshot.battle.id
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: battleSnapshotQuery(battleId).queryKey }),
    [client, battleId],
  )

  useKeptWriting(store)
  useFollowServer(store, snapshot)
  useForgetFigures(state)

  const takeAnswer = async (result: RoundResult): Promise<void> => {
    if (result.round.roundNumber === store.getState().standing.currentRound) {
      store.dispatch({ type: 'round-answered', result, now: now() })
      return
    }
    const told = await client.fetchQuery(battleSnapshotQuery(battleId)).catch(() => undefined)
    const snapshot = told === undefined ? {} : { snapshot: told }
    store.dispatch({ type: 'round-answered', result, ...snapshot, now: now() })
  }

  const submit = useSubmitRound(battleId, {
    onEvent: (event) => {
      if (event.type === 'notice') toast(noticeToast(event.notice))
      else if (event.type !== 'transcript') store.dispatch({ type: 'turn-told', told: event, now: now() })
    },
    onAnswered: (result) => void takeAnswer(result),
    onFailed: (error) => {
      const trouble = battleTrouble(error)
      store.dispatch({ type: 'round-failed', trouble, certain: isRefusal(error), now: now() })
      if (!isSignedOut(error)) {
        toast({ title: trouble.title, description: trouble.message, variant: 'destructive' })
      }
      if (isOutOfDate(error)) refresh()
    },
  })

  const sendVerse = (): void => {
    if (store.getState().phase !== 'writing') return
    const next = store.dispatch({ type: 'verse-sent', key: crypto.randomUUID(), now: now() })
    if (next.phase === 'sending') submit.mutate(next.submission)
  }

  return { store, state, sendVerse, refresh }
}

/** Hands newer snapshots to the machine, and says so when they hold rounds that were played elsewhere. */
function useFollowServer(store: ArenaStore, snapshot: BattleSnapshot): void {
  const known = useRef(snapshot)
  useEffect(() => {
    if (known.current === snapshot) return
    known.current = snapshot
    const played = roundsPlayedElsewhere(store.getState(), snapshot)
    if (played > 0) {
      toast({
        title: playedElsewhere(played),
        description: 'This battle is open somewhere else, too. The scores here are up to date again.',
      })
    }
    store.dispatch({ type: 'server-told', snapshot, now: now() })
  }, [snapshot, store])
}

/** Once a battle has ended, the dashboard's figures are old. */
function useForgetFigures(state: ArenaState): void {
  const client = useQueryClient()
  const ended = state.standing.status !== 'active'
  useEffect(() => {
    if (!ended) return
    for (const queryKey of BATTLE_FIGURES) void client.invalidateQueries({ queryKey })
  }, [ended, client])
}
