import { FUNCTION_WORDS } from '../../scoring/hearing/function-words.ts'
import { lookUp, type NounNumber } from './lexicon.ts'

/** A word between its neighbours, all lower case; a neighbour is absent at the end of a clause. */
export interface WordInPlace {
  readonly text: string
  readonly before?: string
  readonly after?: string
}

const OWNERS = new Set('my your our his her their'.split(' '))
const DETERMINERS = new Set([...OWNERS, 'the', 'a', 'an', 'every', 'no', 'this', 'that', 'these', 'those'])
/** After these a word that could be a noun may be an adjective still ("the real is"). */
const NOUN_SUFFIX = /(?:tion|sion|ment|ness|ity|ship|ism|hood|dom|ture)$/
const PLURAL = /(?<![sui'])s$/
const ONE_IN_S = new Set(
  'gas lens canvas atlas chaos news christmas physics politics series always'.split(' '),
)
const MANY_WITHOUT_S = new Set('people men women children feet teeth mice geese folk folks'.split(' '))

const numberOf = (word: string): NounNumber =>
  MANY_WITHOUT_S.has(word) || (PLURAL.test(word) && !ONE_IN_S.has(word)) ? 'many' : 'one'

/** Whether a word is for many things, or looks so where it is not known: what it must agree with (OPP-13). */
export const isMany = (word: string): boolean => (lookUp(word)?.noun ?? numberOf(word)) === 'many'

/** "Rhymes" of a word the lexicon holds as "rhyme". */
function pluralInLexicon(word: string): boolean {
  if (!PLURAL.test(word)) return false
  const stem = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return [stem, word.endsWith('es') ? word.slice(0, -2) : stem].some((one) => lookUp(one)?.noun === 'one')
}

/**
 * Whether a word is surely a noun, and of which number; nothing when it may be something else. Conservative: the lexicon,
 * a plural of it, a noun's suffix, or a place between a determiner and the end of the clause or a grammar word.
 */
export function nounNumber({ text, before, after }: WordInPlace): NounNumber | undefined {
  const listed = lookUp(text)
  if (listed !== undefined) return listed.noun
  if (pluralInLexicon(text)) return 'many'
  if (NOUN_SUFFIX.test(text)) return 'one'
  const isClosed = after === undefined || FUNCTION_WORDS.has(after)
  const isOpened = before !== undefined && DETERMINERS.has(before)
  const isVerbal = /(?:ing|ed|ly|er|est)$/.test(text)
  return isOpened && isClosed && !isVerbal ? numberOf(text) : undefined
}

/** Whether "your" goes before a noun: the lexicon says so, or the player put "my" or "your" there. */
export function isOwned({ text, before }: WordInPlace): boolean {
  const listed = lookUp(text)
  if (listed !== undefined) return listed.owned
  return pluralInLexicon(text) || (before !== undefined && OWNERS.has(before))
}
