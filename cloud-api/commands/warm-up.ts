import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CharacterId } from '#shared/domain/character/character.ts'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { composeVerse, rehearseVerses } from '#shared/domain/verse/compose-verse.ts'

const SAMPLE =
  'I walk up in the place and the crowd goes wild\nMy words are hot like fire and my style is never mild'

/** How long a rehearsal may keep requests waiting. */
const TURN_MS = 5

async function rehearse(ear: Pronouncer, character: CharacterId): Promise<void> {
  let since = performance.now()
  for (const _ of rehearseVerses(ear, character)) {
    if (performance.now() - since < TURN_MS) continue
    await setImmediate()
    since = performance.now()
  }
}

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
