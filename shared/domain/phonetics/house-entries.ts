import { droppedG } from './dropped-g.ts'
import { LIKELIEST_WAYS, NEVER_MEANT } from './likeliest-ways.ts'
import { parsePhones, type Phone } from './phones.ts'
import { RAP_PRONUNCIATIONS, RESPELLED } from './rap-spellings.ts'
import { ACRONYMS, spellLetters } from './spell-letters.ts'

type Ways = readonly (readonly Phone[])[]

const isSame = (a: readonly Phone[], b: readonly Phone[]): boolean =>
  a.length === b.length && a.every((phone, index) => phone === b[index])

/**
 * What the packed dictionary holds: CMUdict's entries with the house's own lists worked in. A spelling of rap replaces what
 * CMUdict has for it (there "mic" is a name), and so does a verb without its g ("makin"); elsewhere the likeliest ways come
 * first, then all others of CMUdict in its order, without the few that no verse means; other spellings of a word have that
 * word's ways.
 */
export function withHouseLists(cmudict: ReadonlyMap<string, Ways>): Map<string, Ways> {
  const entries = new Map(cmudict)
  for (const [word, ways] of LIKELIEST_WAYS) {
    const first = ways.map(parsePhones)
    const never = (NEVER_MEANT.get(word) ?? []).map(parsePhones)
    const others = (cmudict.get(word) ?? []).filter(
      (way) => ![...first, ...never].some((other) => isSame(way, other)),
    )
    entries.set(word, [...first, ...others])
  }
  for (const word of cmudict.keys()) {
    const ways = droppedG(word, entries)
    if (ways.length > 0) entries.set(word, ways)
  }
  for (const [word, ways] of RAP_PRONUNCIATIONS) entries.set(word, ways.map(parsePhones))
  for (const word of ACRONYMS) entries.set(word, [spellLetters(word)])
  for (const [spelling, word] of RESPELLED) {
    const ways = entries.get(word)
    if (ways === undefined) throw new RangeError(`"${spelling}" is spelled for "${word}", which has no entry`)
    entries.set(spelling, ways)
  }
  return entries
}
