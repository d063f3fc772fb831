import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import type { AnswerWriter } from './answer-writer.ts'
import { rehearse } from './rehearse.ts'

/** The house rapper: needs nothing but the ear, and has all lines at once. */
export const houseWriter = (ear: Pronouncer): AnswerWriter => ({
  prepare: (character) => rehearse(ear, character),
  async *write(brief, { signal }) {
    await rehearse(ear, brief.character)
    signal.throwIfAborted()
    const { lines, score } = composeVerse(ear, brief)
    yield* lines
    return { maker: { vendor: 'house' }, score }
  },
})
