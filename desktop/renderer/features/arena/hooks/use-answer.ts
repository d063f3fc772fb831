import { useEffect } from 'react'
import { useAudio } from '../../../audio/use-audio.tsx'
import { usePreferences } from '../../../ui/preferences.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { performAnswers } from './perform-answers.ts'

/** Has the opponent's answers performed while the stage is open, as the player's pacing has it. */
export function useAnswer(store: ArenaStore): void {
  const audio = useAudio()
  useEffect(() => performAnswers(store, audio, () => usePreferences.getState().pacing), [store, audio])
}
