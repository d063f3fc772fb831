import { prefersStillness, usePreferences } from '../../../ui/preferences.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import { isVerdictOut } from '../machine/verdict-out.ts'

/** Whether the verdict on the latest round is out, for a player who may have silenced or stilled the performance. */
export function useVerdictOut(state: ArenaState): boolean {
  const muted = usePreferences((preferences) => preferences.muted)
  return isVerdictOut(state, muted || prefersStillness())
}
