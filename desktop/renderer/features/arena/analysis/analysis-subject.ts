import type { Round } from '#shared/contract/http/battles.ts'
import type { LyricQuestion } from '#shared/contract/http/lyrics.ts'

/** A verse to be analysed, and what stands over its analysis. */
export interface AnalysisSubject {
  readonly side: 'you' | 'them'
  /** "Your verse", "Razor’s answer". */
  readonly title: string
  readonly roundNumber: number
  readonly question: LyricQuestion
}

/**
 * Both verses of a round as subjects, with what each answered and what its rapper had said before: so told, the ear gives
 * the mark that it gave in the battle (SCORE-76).
 * @param rounds the rounds of the battle so far
 */
export function subjectsOf(
  rounds: readonly Round[],
  round: Round,
  name: string,
): Readonly<Record<AnalysisSubject['side'], AnalysisSubject>> {
  const { roundNumber, userText, aiResponse } = round
  const before = rounds
    .filter((other) => other.roundNumber < roundNumber)
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
  /** What a bar of either side may only repeat. */
  const earlier = before.flatMap((other) => [other.userText, other.aiResponse])
  return {
    you: {
      side: 'you',
      title: 'Your verse',
      roundNumber,
      question: {
        text: userText,
        answering: before.at(-1)?.aiResponse ?? '',
        earlier,
      },
    },
    them: {
      side: 'them',
      title: `${name}’s answer`,
      roundNumber,
      question: {
        text: aiResponse,
        answering: userText,
        earlier,
      },
    },
  }
}
