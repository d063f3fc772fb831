import type { Logger } from 'pino'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { speaksOfDespair } from '#shared/domain/verse/read/never-echoed.ts'
import type { VerseBrief } from '#shared/domain/verse/verse-brief.ts'
import type { Breaker } from '../../ports/breaker.ts'
import type { LanguageModel } from '../../ports/language-model/language-model.ts'
import type { AnswerWriter, WritingOptions, WrittenVerse } from '../answer-writer.ts'
import { createHouseLines, NO_LINES } from './house-part.ts'
import { openSession } from './session.ts'
import { waitFor } from './wait-for.ts'
import { PATIENCE, writeTogether, type Patience } from './write-together.ts'

export interface ModelWriterParts {
  readonly ear: Pronouncer
  readonly model: LanguageModel
  /** Writes whatever the model does not. */
  readonly house: AnswerWriter
  readonly breaker: Breaker
  readonly log: Logger
  readonly patience?: Patience
}

/**
 * Has a language model write the answers, and the house rapper whatever the model does not (docs/spec/opponent.md, OPP-60 to
 * OPP-69): it never throws but for the signal.
 */
export function createModelWriter({
  ear,
  model,
  house,
  breaker,
  log,
  patience = PATIENCE,
}: ModelWriterParts): AnswerWriter {
  const houseLinesOf = createHouseLines(ear)

  async function* writeWithModel(
    brief: VerseBrief,
    options: WritingOptions,
  ): AsyncGenerator<string, WrittenVerse, void> {
    const session = openSession({ ear, model, brief, signal: options.signal })
    try {
      const hearing = houseLinesOf(brief.character)
      // Without the house's lines the model's stand by themselves, in couplets of their own.
      const areHeard = await waitFor(hearing, patience.firstLine / 2, options.signal)
      const houseLines = areHeard ? await hearing : NO_LINES
      const outcome = yield* writeTogether(session, houseLines, patience)
      const { problem, lines } = outcome
      if (lines > 0) breaker.succeeded()
      else if (problem?.isService === true) breaker.failed(problem.reason, problem.retryAfter)
      log.debug(
        { ...model.maker, ...outcome, faults: Object.fromEntries(session.candidates.faults) },
        'verse',
      )
      const isGivenUp = problem !== undefined && !(problem.reason === 'unfit' && lines * 2 >= brief.bars)
      if (isGivenUp) options.onFallback({ ...model.maker, reason: problem.reason })
      if (session.said.length === 0) {
        await session.house.prepare()
        options.signal.throwIfAborted()
        const { lines: whole, score } = session.house.verse()
        yield* whole
        return { maker: { vendor: 'house' }, score }
      }
      yield* session.finish()
      return { maker: lines === 0 || isGivenUp ? { vendor: 'house' } : model.maker }
    } finally {
      session.close()
    }
  }

  return {
    prepare: async (character) => {
      await Promise.all([house.prepare(character), houseLinesOf(character)])
    },
    async *write(brief, options) {
      // Nobody is sent what a player writes in despair; the house knows what to say (OPP-16).
      if (speaksOfDespair(brief.userVerse)) return yield* house.write(brief, options)
      if (!breaker.mayAsk()) {
        options.onFallback({ ...model.maker, reason: 'resting' })
        return yield* house.write(brief, options)
      }
      return yield* writeWithModel(brief, options)
    },
  }
}
