import type { Round, VerseMarks } from '#shared/contract/http/battles.ts'
import { textOf, timingsOf } from './answer-lines.ts'
import type { Arriving, Submission } from './arena-state.ts'

/** Both verses of a round, as much of them as there is. A round is one, too. */
export interface ExchangeSoFar extends Pick<
  Round,
  'userText' | 'aiResponse' | 'audioUrl' | 'lineTimings' | 'roundNumber'
> {
  readonly userMarks: Pick<VerseMarks, 'rhymes'>
  readonly aiMarks: Pick<VerseMarks, 'rhymes'>
}

/** What the voice of an answer goes by while it has no address. */
export const voiceName = ({ key }: Submission): string => `turn:${key}`

/** The verses of a round whose answer still comes in. */
export function exchangeSoFar(state: Arriving): ExchangeSoFar {
  const { submission, standing, lines, userMarks, aiMarks } = state
  return {
    roundNumber: standing.currentRound,
    userText: submission.verse,
    userMarks: userMarks ?? { rhymes: [] },
    aiResponse: textOf(lines),
    aiMarks: aiMarks ?? { rhymes: [] },
    audioUrl: voiceName(submission),
    lineTimings: timingsOf(lines),
  }
}
