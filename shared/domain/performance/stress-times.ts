import type { Seconds } from '#shared/std/units.ts'
import { glideOf, isVowel } from './phone-kinds.ts'
import type { SaidLine } from './said-line.ts'

/**
 * When the vowels of the stressed syllables of a line begin to be heard, in order. Where the voice said more or fewer syllables than the
 * text has, the stresses are spread over what it said; without a known stress the first and the last syllable have it.
 * @returns empty of a silent line; of one without a vowel ("psst") its first sound
 */
export function stressTimes({ phones, stresses }: SaidLine): Seconds[] {
  const vowels = phones.flatMap(({ phone, start }, index) => {
    const before = phones[index - 1]
    if (!isVowel(phone)) return []
    if (before === undefined) return [start]
    return [start - glideOf(before.phone, phones[index - 2]?.phone ?? 'pau') * (before.end - before.start)]
  })
  if (vowels.length === 0) return phones.slice(0, 1).map(({ start }) => start)
  const last = vowels.length - 1
  const scale = last / Math.max(1, stresses.length - 1)
  const stressed = stresses.flatMap((isStressed, syllable) =>
    isStressed ? [Math.round(syllable * scale)] : [],
  )
  const places = new Set(stressed.length === 0 ? [0, last] : stressed)
  return vowels.filter((_, index) => places.has(index))
}
