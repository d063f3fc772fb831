import type { Pronouncer } from '../../phonetics/phonetics.ts'
import { pickWeighted, type Dice } from '../dice.ts'
import type { CoupletLines, Slot, TurnTemplate } from '../material/material.ts'
import type { NounNumber } from '../read/lexicon.ts'
import type { TurnableWord, UserVerse } from '../read/user-verse.ts'
import type { Couplet } from './couplet.ts'

/** What may fill a template. */
export interface Filling {
  readonly ear: Pronouncer
  readonly user: UserVerse
  /** Phrases that rhyme with the player's last word. */
  readonly phrases: readonly string[]
}

const DULL_WEIGHT = 0.05
/** A quoted noun reads better than a quoted verb or adjective, and one the lexicon does not know may be either. */
const UNKNOWN_WEIGHT = 0.6
const NO_NOUN_WEIGHT = 0.15
/** A boast turns better than an insult. */
const ABOUT_YOU_WEIGHT = 0.5
/** How gladly a template is chosen by what it is about: the more it knows about the word, the better it answers. */
const APPEAL_OF_TOPIC = 4
const APPEAL_OF_CLAIM = 2.5
const APPEAL_OF_TWO = 1.6
const APPEAL_OF_NOUN = 1.5
/** A list of phrases answers a rhyme where nothing written does, and is chosen after what is. */
const APPEAL_OF_ECHO = 0.25

const AGREEMENT: Readonly<Record<NounNumber, Readonly<Record<string, string>>>> = {
  one: { is: 'is', was: 'was', has: 'has', it: 'it', they: 'it', theyre: "it's" },
  many: { is: 'are', was: 'were', has: 'have', it: 'them', they: 'they', theyre: "they're" },
}

const capitalized = (line: string): string => line.replace(/[a-z]/i, (letter) => letter.toUpperCase())

/** Lines as they are performed: each starts with a capital. */
export const performed = ([first, second]: CoupletLines): CoupletLines => [
  capitalized(first),
  capitalized(second),
]

const article = (ear: Pronouncer, word: string): string =>
  ear.pronounce(word)[0]?.[0]?.onset.length === 0 ? 'an' : 'a'

const isAbout = (template: TurnTemplate, word: TurnableWord, isNoun: boolean): boolean => {
  if (isNoun && word.noun === undefined) return false
  if (template.topic === 'noun') return word.owned
  return template.topic === 'any' || template.topic === 'echo' || word.topic === template.topic
}

function quotability({ isDull, noun, topic }: TurnableWord): number {
  if (isDull) return DULL_WEIGHT
  if (noun !== undefined) return 1
  return topic === undefined ? UNKNOWN_WEIGHT : NO_NOUN_WEIGHT
}

interface Choice {
  readonly values: ReadonlyMap<Slot, string>
  readonly turned: readonly string[]
  readonly number: NounNumber
}

/** Chooses what goes into each place; nothing when the verse does not hold enough. */
function choose(template: TurnTemplate, { user, phrases }: Filling, dice: Dice): Choice | undefined {
  const values = new Map<Slot, string>()
  const turned: string[] = []
  const left = [...phrases]
  let number: NounNumber = 'one'
  if (template.slots.has('last')) {
    if (user.end?.word === undefined) return undefined
    values.set('last', user.end.word)
    turned.push(user.end.word)
  }
  for (const slot of template.slots) {
    if (slot === 'last') continue
    if (slot === 'claim') {
      const claim = pickWeighted(dice, user.claims, ({ text }) => (/^you/.test(text) ? ABOUT_YOU_WEIGHT : 1))
      if (claim === undefined) return undefined
      values.set(slot, claim.text)
      turned.push(...claim.words)
    } else if (slot.startsWith('tail')) {
      const phrase = pickWeighted(dice, left, () => 1)
      if (phrase === undefined) return undefined
      left.splice(left.indexOf(phrase), 1)
      values.set(slot, phrase)
    } else {
      const isNoun = slot.startsWith('noun')
      const fits = user.words.filter((word) => isAbout(template, word, isNoun) && !turned.includes(word.text))
      const word = pickWeighted(dice, fits, quotability)
      if (word === undefined) return undefined
      values.set(slot, word.text)
      turned.push(word.text)
      if (slot === 'noun') number = word.noun ?? 'one'
    }
  }
  return { values, turned, number }
}

function appealOf({ topic, slots }: TurnTemplate, user: UserVerse, turned: readonly string[]): number {
  const isDull = turned.every((text) => user.words.some((word) => word.text === text && word.isDull))
  if (isDull) return DULL_WEIGHT
  if (topic === 'echo') return APPEAL_OF_ECHO
  if (slots.has('claim')) return APPEAL_OF_CLAIM
  if (topic === 'noun') return slots.has('noun2') ? APPEAL_OF_TWO : APPEAL_OF_NOUN
  if (topic === 'any') return slots.has('word2') ? APPEAL_OF_TWO : 1
  return APPEAL_OF_TOPIC
}

/**
 * Fills a template with the player's words; nothing when they do not fit it. Nouns go only where nouns stand, anything
 * else only between quotation marks, so the result is grammatical whatever the words are (OPP-13).
 */
export function fillTemplate(template: TurnTemplate, filling: Filling, dice: Dice): Couplet | undefined {
  const choice = choose(template, filling, dice)
  if (choice === undefined) return undefined
  const { values, turned, number } = choice
  const first = values.get('word') ?? ''
  const fill = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (place, name: string) =>
      name === 'a'
        ? article(filling.ear, first)
        : (values.get(name as Slot) ?? AGREEMENT[number][name] ?? place),
    )
  const [one, two] = template.lines
  const lines = performed([fill(one), fill(two)])
  const words = [...new Set(turned)].filter((word) => filling.user.words.some(({ text }) => text === word))
  return { lines, role: 'turn', turned: words, appeal: appealOf(template, filling.user, turned) }
}
