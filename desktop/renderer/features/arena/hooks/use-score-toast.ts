import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { TOAST_DURATION_MS, toast } from '../../../ui/toast-store.ts'
import { playedElsewhere } from '../machine/arena-reading.ts'
import type { ArenaStore } from '../machine/arena-store.ts'

/** Where a toast has a place of its own; elsewhere it would stay in the way, and goes as toasts do. */
const ROOM = '(min-width: 80rem)'

/** Shows both marks of a round as soon as they are known. They stay until the player goes on, or closes them. */
export function useScoreToast(store: ArenaStore): void {
  const round = useStore(store, (state) => (state.phase === 'answering' ? state.round : undefined))
  const missed = useStore(store, (state) => (state.phase === 'answering' ? state.missed : 0))
  const name = useStore(store, (state) => state.battle.aiCharacterName)
  const takeDown = useRef<() => void>(undefined)

  useEffect(() => {
    if (round === undefined) return
    const { userScore, aiScore } = round.scores
    takeDown.current = toast({
      title: `Round ${String(round.roundNumber)}`,
      // One toast shows at a time: what another tab did is said here, or it would be gone at once.
      description: [
        `You ${String(userScore)}, ${name} ${String(aiScore)}`,
        ...(missed > 0 ? [playedElsewhere(missed)] : []),
      ].join('. '),
      durationMs: window.matchMedia(ROOM).matches ? Infinity : TOAST_DURATION_MS,
    })
  }, [round, missed, name])

  const goesOn = useStore(
    store,
    (state) =>
      state.phase === 'sending' ||
      state.phase === 'over' ||
      (state.phase === 'writing' && state.draft !== ''),
  )
  useEffect(() => {
    if (goesOn) takeDown.current?.()
  }, [goesOn])
  useEffect(
    () => () => {
      takeDown.current?.()
    },
    [],
  )
}
