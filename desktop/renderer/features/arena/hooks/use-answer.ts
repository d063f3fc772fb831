import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useAudio } from '../../../audio/use-audio.tsx'
import { prefersStillness } from '../../../ui/preferences.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { typingMs, voiceDelayMs, type Pacing } from '../machine/pacing.ts'
import { now } from './now.ts'

/** Shortest address that can be one of a recording. */
const SHORTEST_AUDIO_URL = 11

/** Whether a round has a recording to play. */
export const hasVoice = (round: { readonly audioUrl: string }): boolean =>
  round.audioUrl.length >= SHORTEST_AUDIO_URL

/**
 * Performs the opponent's answer while it is on: the text is typed out, then the voice sets in. Whatever ends the
 * answer - the player skips it, leaves, another one is the latest - ends both timers and the voice.
 */
export function useAnswer(store: ArenaStore, pacing: Pacing = 'dramatic'): void {
  const audio = useAudio()
  const round = useStore(store, (state) => (state.phase === 'answering' ? state.round : undefined))
  const roundId = round?.id
  const text = round?.aiResponse
  const url = round !== undefined && hasVoice(round) ? round.audioUrl : undefined

  useEffect(() => {
    if (roundId === undefined || text === undefined) return
    const typing = setTimeout(
      () => {
        store.dispatch({ type: 'answer-typed', roundId, now: now() })
      },
      prefersStillness() ? 0 : typingMs(text),
    )
    return () => {
      clearTimeout(typing)
    }
  }, [roundId, text, store])

  useEffect(() => {
    if (roundId === undefined || text === undefined) return
    const settle = (): void => {
      store.dispatch({ type: 'voice-settled', roundId, now: now() })
    }
    if (url === undefined) {
      settle()
      return
    }
    let left = false
    audio.prepareClip(url)
    const unsubscribe = audio.clip.subscribe((clip) => {
      if (clip.status === 'playing' && clip.url === url) store.dispatch({ type: 'voice-started', roundId })
    })
    const voice = setTimeout(
      () => {
        void audio.playClip(url).then((outcome) => {
          // Stopped by the player counts as heard; stopped by leaving does not count at all.
          if (!left || outcome !== 'stopped') settle()
        })
      },
      voiceDelayMs(text, pacing),
    )
    return () => {
      left = true
      clearTimeout(voice)
      unsubscribe()
      const clip = audio.clip.getState()
      if (clip.status !== 'idle' && clip.status !== 'blocked' && clip.url === url) audio.stopClip()
    }
  }, [roundId, text, url, pacing, audio, store])
}
