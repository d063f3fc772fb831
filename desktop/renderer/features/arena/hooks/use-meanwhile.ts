import { useEffect } from 'react'
import { sayMeanwhile } from '../../../api/connection.ts'
import type { ArenaState } from '../machine/arena-state.ts'

/** Has the notice of a lost line say what that means here: the clock stops for nothing (BATTLE-6), the verse stays (VERSE-9). */
export function useMeanwhile({ phase }: ArenaState): void {
  const running = phase === 'writing'
  useEffect(
    () => (running ? sayMeanwhile('The clock still runs. Your verse is kept.') : undefined),
    [running],
  )
}
