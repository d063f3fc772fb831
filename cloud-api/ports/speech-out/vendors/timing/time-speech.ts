import type { Pronouncer } from '#shared/domain/phonetics/phonetics.ts'
import type { SaidPhone } from '#shared/domain/performance/said-line.ts'
import type { WordTime } from '../../say-in-time.ts'
import type { VendorSound } from '../vendor-client.ts'
import { findSaidSyllables } from './said-syllables.ts'
import { layPhones, type RunPhone } from './lay-phones.ts'

/** When the sounds and the words of a line sound, as far as its sound tells. */
export interface TimedSpeech {
  readonly phones: readonly SaidPhone[]
  /** One for each run of characters without space. */
  readonly words: readonly WordTime[]
}

/**
 * Finds out when a line that came without times sounds (VOICE-32).
 * @param text as written
 * @returns undefined where nothing sounds or the text has no word
 */
export function timeSpeech(ear: Pronouncer, text: string, sound: VendorSound): TimedSpeech | undefined {
  const said = findSaidSyllables(ear, text, sound)
  if (said === undefined || said.syllables.length === 0) return undefined
  const phones = layPhones(said)
  return {
    phones: phones.map(({ phone, start, end }) => ({ phone, start, end })),
    words: wordsFrom(phones, text.trim().split(/\s+/).length),
  }
}

/** From the first sound of each word to its last; what is not said has no length and stands behind the word before it. */
function wordsFrom(phones: readonly RunPhone[], count: number): WordTime[] {
  let at = phones[0]?.start ?? 0
  return Array.from({ length: count }, (_, run) => {
    const own = phones.filter((phone) => phone.run === run)
    const time = { start: own[0]?.start ?? at, end: own.at(-1)?.end ?? at }
    at = time.end
    return time
  })
}
