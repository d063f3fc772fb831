import type { Logger } from 'pino'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { AnswerWriter } from './commands/answer-writer.ts'
import { houseWriter } from './commands/house-writer.ts'
import { createModelWriter } from './commands/model-writer/model-writer.ts'
import type { RapperConfig } from './config/services-of-others.ts'
import { createBreaker } from './ports/breaker.ts'
import { openChatModel } from './ports/language-model/open-chat-model.ts'

/** Opens who writes the answers: the house rapper, or the language model that was chosen with the house behind it. */
export function openWriter(rapper: RapperConfig, ear: Pronouncer, log: Logger): AnswerWriter {
  const house = houseWriter(ear)
  if (rapper.writer === 'house') return house
  const model = openChatModel(rapper)
  log.info(model.maker, 'a language model writes the answers')
  const breaker = createBreaker({
    now: () => performance.now(),
    onChange: ({ isResting, reason }) => {
      if (isResting) log.warn({ ...model.maker, reason }, 'the language model rests, the house writes')
      else log.info(model.maker, 'the language model writes again')
    },
  })
  return createModelWriter({ ear, model, house, breaker, log })
}
