import type { Logger } from 'pino'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { composeVerse } from '#shared/domain/verse/compose-verse.ts'
import { rehearse } from './rehearse.ts'

const SAMPLE =
  'I walk up in the place and the crowd goes wild\nMy words are hot like fire and my style is never mild'

/**
 * Has each character rehearse and answer once, so that its material is heard before the first player comes and nobody's first
 * round takes longer than the others. Requests go in between; a failure is told and harms nobody.
 */
export async function warmUp({
  ear,
  log,
}: {
  readonly ear: Pronouncer
  readonly log: Logger
}): Promise<void> {
  try {
    for (const { id, difficulty } of CHARACTERS) {
      await rehearse(ear, id)
      composeVerse(ear, {
        character: id,
        difficulty,
        lyricComplexity: 75,
        styleIntensity: 85,
        profanityFilter: false,
        userVerse: SAMPLE,
        usedLines: [],
        bars: 4,
        seed: 1,
        standing: 'level',
      })
    }
  } catch (error) {
    log.warn({ err: error }, 'a character could not rehearse')
  }
}
