import { verseEndings } from '#shared/domain/scoring/rhyme/weights/verse-endings.ts'
import { verseSchemes } from '#shared/domain/scoring/rhyme/weights/verse-schemes.ts'
import { verseSounds } from '#shared/domain/scoring/rhyme/weights/verse-sounds.ts'
import type { SchemeKnowledge } from './measure.ts'

/** What the ear has learned of verse, as it is shipped. */
export const shippedKnowledge = (): SchemeKnowledge => ({
  sounds: verseSounds(),
  endings: verseEndings(),
  schemes: verseSchemes(),
})
