import { parsePhones, type Phone } from './phones.ts'
import { beforeVowel } from './word-forms.ts'

type Ways = readonly (readonly Phone[])[]

const [N = 0] = parsePhones('N')
const ING = parsePhones('IH0 NG')

/** Verbs without an -ed whose dropped g CMUdict has as a name. */
const IRREGULAR: ReadonlySet<string> = new Set(['be', 'fall', 'go', 'hear', 'make'])
/** Words of their own, though their letters are those of a verb: no basing in a "basin". */
const OWN_WORDS: ReadonlySet<string> = new Set(['agin', 'aspirin', 'basin', 'puffin', 'raisin'])

const isInflected = (form: readonly Phone[], stem: readonly Phone[]): boolean =>
  form.length === stem.length + ING.length && [...stem, ...ING].every((phone, at) => form[at] === phone)

/**
 * How a word is said as a verb with -ing whose g was dropped ("makin", "rollin"): the word with g is listed, it is said as a
 * verb is with -ing, and that verb has a past. Nothing for others: "cabing" is no word, "Berling" no verb, "basin" its own.
 */
export function droppedG(word: string, entries: ReadonlyMap<string, Ways>): Ways {
  if (!/.in$/.test(word) || OWN_WORDS.has(word)) return []
  const forms = entries.get(`${word}g`) ?? []
  const letters = word.slice(0, -2)
  const hasPast = entries.has(`${letters}ed`)
  const verbs = beforeVowel(letters).filter((stem) => hasPast || IRREGULAR.has(stem))
  const stems = verbs.flatMap((verb) => entries.get(verb) ?? [])
  return forms
    .filter((form) => stems.some((stem) => isInflected(form, stem)))
    .map((form) => [...form.slice(0, -1), N])
}
