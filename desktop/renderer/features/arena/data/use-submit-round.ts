import { useMutation } from '@tanstack/react-query'
import { IDEMPOTENCY_KEY_HEADER, submitRound, type RoundResult } from '#shared/contract/http/battles.ts'
import { callApi } from '../../../api/call-api.ts'
import type { Submission } from '../machine/arena-state.ts'

interface SubmitRoundOptions {
  readonly onAnswered: (result: RoundResult) => void
  readonly onFailed: (error: unknown) => void
}

/** Sends verses. Tries that follow a lost connection carry the same key, so that they are the same round. */
export function useSubmitRound(battleId: string, { onAnswered, onFailed }: SubmitRoundOptions) {
  return useMutation({
    mutationFn: ({ key, verse }: Submission) =>
      callApi(submitRound, {
        params: { id: battleId },
        body: { userVerse: verse },
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      }),
    onSuccess: onAnswered,
    onError: onFailed,
  })
}
