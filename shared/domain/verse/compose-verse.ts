import type { Pronouncer } from '../phonetics/phonetics.ts'
import { createComposer, type Composer } from './create-composer.ts'
import type { ComposedVerse, VerseBrief } from './verse-brief.ts'

const composers = new WeakMap<Pronouncer, Composer>()

/**
 * Composes the opponent's answer (docs/spec/opponent.md). Pure: the same ear and brief give the same verse. The first
 * verse with an ear hears the character's whole material, some tens of milliseconds; what it heard is kept by the ear.
 * @throws RangeError when bars is not a whole number from 2 to 16.
 */
export function composeVerse(ear: Pronouncer, brief: VerseBrief): ComposedVerse {
  const composer = composers.get(ear) ?? createComposer(ear)
  composers.set(ear, composer)
  return composer.compose(brief)
}
