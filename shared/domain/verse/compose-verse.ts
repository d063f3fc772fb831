import type { CharacterId } from '../character/character.ts'
import type { Pronouncer } from '../phonetics/phonetics.ts'
import { createComposer, type Composer } from './create-composer.ts'
import type { ComposedVerse, VerseBrief } from './verse-brief.ts'

const composers = new WeakMap<Pronouncer, Composer>()

function composerOf(ear: Pronouncer): Composer {
  const composer = composers.get(ear) ?? createComposer(ear)
  composers.set(ear, composer)
  return composer
}

/**
 * Composes the opponent's answer (docs/spec/opponent.md). Pure: the same ear and brief give the same verse. The first
 * verse with an ear hears the character's whole material, some tenths of a second, unless it was rehearsed; what it heard
 * is kept by the ear.
 * @throws RangeError when bars is not a whole number from 2 to 16.
 */
export const composeVerse = (ear: Pronouncer, brief: VerseBrief): ComposedVerse =>
  composerOf(ear).compose(brief)

/** Hears a character's material ahead of its first verse; each step takes about a millisecond. */
export const rehearseVerses = (ear: Pronouncer, character: CharacterId): Iterable<void> =>
  composerOf(ear).rehearse(character)
