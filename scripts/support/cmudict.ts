import { dictionary } from 'cmu-pronouncing-dictionary'
import { parsePhones, type Phone } from '#shared/domain/phonetics/phones.ts'

/** CMUdict's own words, with the alternatives "word(2)" gathered under the word in their order. */
export function cmudictEntries(): Map<string, Phone[][]> {
  const entries = new Map<string, Phone[][]>()
  for (const [key, text] of Object.entries(dictionary)) {
    const word = key.replace(/\(\d+\)$/, '')
    const ways = entries.get(word) ?? []
    // A remark ("# place, danish") follows some pronunciations.
    ways.push(parsePhones(text.replace(/#.*$/, '')))
    entries.set(word, ways)
  }
  return entries
}
