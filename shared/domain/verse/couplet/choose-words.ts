import { pickWeighted, type Dice } from '../dice.ts'
import type { Slot, TurnTemplate } from '../material/material.ts'
import type { NounNumber } from '../read/lexicon.ts'
import type { TurnableWord, UserVerse } from '../read/user-verse.ts'
import { isMany } from '../read/word-class.ts'

/** What goes into the places of a template. */
export interface Choice {
  readonly values: ReadonlyMap<Slot, string>
  /** The player's words among it, lower case. */
  readonly turned: readonly string[]
  /** Of the first noun, for agreement. */
  readonly number: NounNumber
}

/** One place filled. */
interface Filled {
  readonly value: string
  readonly turned: readonly string[]
  readonly number?: NounNumber
}

/** How well a word is quoted: a noun reads better than a verb, and one the lexicon does not know may be either. */
const NOUN_WEIGHT = 1
const UNKNOWN_WEIGHT = 0.3
const NO_NOUN_WEIGHT = 0.01
const DULL_WEIGHT = 0.005
/** A boast turns better than an insult. */
const BOAST_WEIGHT = 1
const INSULT_WEIGHT = 0.5

const mayBeNoun = ({ noun, topic, namesNoThing }: TurnableWord): boolean =>
  noun !== undefined || (topic === undefined && !namesNoThing)

function quotability(word: TurnableWord): number {
  if (word.isDull) return DULL_WEIGHT
  if (word.noun !== undefined) return NOUN_WEIGHT
  return word.namesNoThing ? NO_NOUN_WEIGHT : UNKNOWN_WEIGHT
}

/** A quoted word after "your" should be a thing. */
const POSSESSIVE = /\byour (?:poor |own )?"\{word2?\}"/i

function fits(template: TurnTemplate, slot: Slot, word: TurnableWord): boolean {
  if (slot.startsWith('noun') && word.noun === undefined) return false
  if (template.singular.has(slot) && isMany(word.text)) return false
  if (template.topic === 'noun') return word.owned
  if (template.topic !== 'any' && template.topic !== 'echo') return word.topic === template.topic
  return !POSSESSIVE.test(template.lines.join(' ')) || mayBeNoun(word)
}

/**
 * Chooses what goes into each place of a template; nothing when the verse does not hold enough.
 * @param phrases phrases that rhyme with the player's last word.
 */
export function chooseWords(
  template: TurnTemplate,
  user: UserVerse,
  phrases: readonly string[],
  dice: Dice,
): Choice | undefined {
  const values = new Map<Slot, string>()
  const turned: string[] = template.slots.has('last') && user.end?.word !== undefined ? [user.end.word] : []
  let number: NounNumber = 'one'

  const phrase = (): Filled | undefined => {
    const taken = [...values.values()]
    const value = pickWeighted(
      dice,
      phrases.filter((text) => !taken.includes(text)),
      () => 1,
    )
    return value === undefined ? undefined : { value, turned: [] }
  }
  const claim = (): Filled | undefined => {
    const found = pickWeighted(dice, user.claims, ({ text }) =>
      text.startsWith('you') ? INSULT_WEIGHT : BOAST_WEIGHT,
    )
    return found === undefined ? undefined : { value: found.text, turned: found.words }
  }
  const word = (slot: Slot): Filled | undefined => {
    const fitting = user.words.filter(
      (candidate) => fits(template, slot, candidate) && !turned.includes(candidate.text),
    )
    const found = pickWeighted(dice, fitting, quotability)
    if (found === undefined) return undefined
    return { value: found.text, turned: [found.text], ...(found.noun ? { number: found.noun } : {}) }
  }
  const last = (): Filled | undefined => {
    const value = user.end?.word
    if (value === undefined || (template.singular.has('last') && isMany(value))) return undefined
    return { value, turned: [] }
  }

  for (const slot of template.slots) {
    const filled =
      slot === 'last' ? last() : slot === 'claim' ? claim() : slot.startsWith('tail') ? phrase() : word(slot)
    if (filled === undefined) return undefined
    values.set(slot, filled.value)
    turned.push(...filled.turned)
    if (slot === 'noun') number = filled.number ?? 'one'
  }
  return { values, turned, number }
}
