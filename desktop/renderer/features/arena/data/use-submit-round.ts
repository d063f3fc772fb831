import { useEffect, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { RoundResult } from '#shared/contract/http/battles.ts'
import { playTurn, type TurnProgressEvent } from '../../../api/play-turn.ts'
import { useAudio } from '../../../audio/use-audio.tsx'
import type { Submission } from '../machine/arena-state.ts'

interface SubmitRoundOptions {
  /** Something happened in the turn, before its end. */
  readonly onEvent: (event: TurnProgressEvent) => void
  readonly onAnswered: (result: RoundResult) => void
  readonly onFailed: (error: unknown) => void
}

/**
 * Sends verses and hears their turns. Tries that follow a lost connection carry the same key, so that they are the same
 * round. A player who leaves hangs up: the server ends the turn without.
 */
export function useSubmitRound(battleId: string, { onEvent, onAnswered, onFailed }: SubmitRoundOptions) {
  const audio = useAudio()
  const hangUp = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    hangUp.current = here
    return () => {
      here.abort()
    }
  }, [])
  return useMutation({
    mutationFn: ({ key, verse }: Submission) => {
      const { signal } = hangUp.current
      return playTurn({ battleId, key, verse, format: audio.chunkFormat(), signal, onEvent })
    },
    onSuccess: onAnswered,
    onError: (error) => {
      if (!hangUp.current.signal.aborted) onFailed(error)
    },
  })
}
