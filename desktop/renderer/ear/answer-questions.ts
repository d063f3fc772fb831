import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { hearLive } from '#shared/domain/scoring/explanation/live-hearing.ts'
import type { EarAnswer, EarQuestion } from './ear-message.ts'

/**
 * The worker's side of the ear. The dictionary is asked for at once; questions wait for it.
 * @returns what takes a question; without a dictionary, or when hearing fails, it says that it is deaf
 */
export function answerQuestions(
  load: () => Promise<Pronouncer>,
  say: (answer: EarAnswer) => void,
): (question: EarQuestion) => Promise<void> {
  const loading = load()
  // Said once somebody asks.
  loading.catch(() => undefined)
  return async ({ text }) => {
    let answer: EarAnswer
    try {
      answer = { type: 'heard', hearing: hearLive(await loading, text) }
    } catch {
      answer = { type: 'deaf' }
    }
    say(answer)
  }
}
