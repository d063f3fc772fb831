import { setImmediate } from 'node:timers/promises'
import type { CharacterId } from '#shared/domain/character/character.ts'
import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import { rehearseVerses } from '#shared/domain/verse/compose-verse.ts'

/** How long a rehearsal may keep requests waiting. */
const TURN_MS = 5

const rehearsals = new WeakMap<Pronouncer, Map<CharacterId, Promise<void>>>()

/**
 * Ends when a character's material has been heard, so that composing takes milliseconds from then on. Requests go in
 * between; those who ask at the same time wait for one rehearsal, and one that failed is tried again by the next.
 */
export function rehearse(ear: Pronouncer, character: CharacterId): Promise<void> {
  const ofEar = rehearsals.get(ear) ?? new Map<CharacterId, Promise<void>>()
  rehearsals.set(ear, ofEar)
  const rehearsal = ofEar.get(character) ?? hearInTurns(ear, character)
  ofEar.set(character, rehearsal)
  rehearsal.catch(() => ofEar.delete(character))
  return rehearsal
}

async function hearInTurns(ear: Pronouncer, character: CharacterId): Promise<void> {
  let since = performance.now()
  for (const _ of rehearseVerses(ear, character)) {
    if (performance.now() - since < TURN_MS) continue
    await setImmediate()
    since = performance.now()
  }
}
