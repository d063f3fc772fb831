import { openPronouncer } from '#shared/domain/phonetics/pronouncer.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { answerQuestions } from './answer-questions.ts'
import type { EarQuestion } from './ear-message.ts'

/* The ear in a thread of its own, so that hearing never holds up a frame of the page. */

/** The packed dictionary, which the build puts among the pages' files. */
const DICTIONARY = new URL('../../../out/dictionary/cmudict.bin', import.meta.url)

async function loadPronouncer(): Promise<Pronouncer> {
  const response = await fetch(DICTIONARY)
  if (!response.ok) throw new Error(`The dictionary did not come: ${String(response.status)}`)
  return openPronouncer(await response.arrayBuffer())
}

const answer = answerQuestions(loadPronouncer, (said) => {
  self.postMessage(said)
})
self.addEventListener('message', ({ data }: MessageEvent<EarQuestion>) => void answer(data))
