import { useEffect, useRef } from 'react'
import { TOAST_DURATION_MS, toast } from '../../../ui/toast-store.ts'
import { playedElsewhere } from '../machine/arena-reading.ts'
import type { Answering, ArenaState } from '../machine/arena-state.ts'
import type { ArenaStore } from '../machine/arena-store.ts'

/** Where a toast has a place of its own (stage.css); elsewhere it would stay in the way, and goes as toasts do. */
const ROOM = '(min-width: 64rem)'

/**
 * Shows both marks of a round once its verdict is in. They stay until the player goes on - types, sends, ends - or
 * closes them. After the last round the poster says it all.
 */
export function useScoreToast(store: ArenaStore, state: ArenaState, verdictOut: boolean): void {
  const awaited = useRef<Answering>(undefined)
  const shown = useRef<string>(undefined)
  const takeDown = useRef<() => void>(undefined)

  const answering = state.phase === 'answering' ? state : undefined
  const isOver = state.phase === 'over'
  useEffect(() => {
    if (answering !== undefined && shown.current !== answering.round.id) awaited.current = answering
    if (verdictOut || awaited.current === undefined) return
    const { round, missed, battle } = awaited.current
    awaited.current = undefined
    shown.current = round.id
    if (isOver) return
    const { userScore, aiScore } = round.scores
    takeDown.current = toast({
      title: `Round ${String(round.roundNumber)}`,
      // One toast shows at a time: what another tab did is said here, or it would be gone at once.
      description: [
        `You ${String(userScore)}, ${battle.aiCharacterName} ${String(aiScore)}`,
        ...(missed > 0 ? [playedElsewhere(missed)] : []),
      ].join('. '),
      durationMs: window.matchMedia(ROOM).matches ? Infinity : TOAST_DURATION_MS,
    })
  }, [answering, verdictOut, isOver])

  useEffect(
    () =>
      store.subscribe((next, before) => {
        if (goesOn(next, before)) takeDown.current?.()
      }),
    [store],
  )
  useEffect(
    () => () => {
      takeDown.current?.()
    },
    [],
  )
}

const goesOn = (next: ArenaState, before: ArenaState): boolean =>
  next.phase === 'sending' || next.phase === 'over' || draftOf(next) !== draftOf(before)

const draftOf = (state: ArenaState): string => ('draft' in state ? state.draft : '')
