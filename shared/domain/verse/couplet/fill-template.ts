import type { Pronouncer } from '../../phonetics/phonetics.ts'
import type { Dice } from '../dice.ts'
import type { CoupletLines, Slot, TurnTemplate } from '../material/material.ts'
import type { NounNumber } from '../read/lexicon.ts'
import type { UserVerse } from '../read/user-verse.ts'
import { chooseWords } from './choose-words.ts'
import type { Couplet } from './couplet.ts'

/** What may fill a template. */
export interface Filling {
  readonly ear: Pronouncer
  readonly user: UserVerse
  /** Phrases that rhyme with the player's last word. */
  readonly phrases: readonly string[]
}

/** How gladly a template is chosen by what it is about: the more it knows about the word, the better it answers. */
const APPEAL_OF_TOPIC = 5
const APPEAL_OF_CLAIM = 2.5
const APPEAL_OF_TWO = 1.6
const APPEAL_OF_NOUN = 1.5
const APPEAL_OF_QUOTE = 1
/** A list of phrases answers a rhyme where nothing written does, and is chosen after what is. */
const APPEAL_OF_ECHO = 0.25
const APPEAL_OF_DULL = 0.05

/** What stands in a template's places that agree with its noun. */
export const AGREEMENT: Readonly<Record<NounNumber, Readonly<Record<string, string>>>> = {
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

function appealOf({ topic, slots }: TurnTemplate, user: UserVerse, turned: readonly string[]): number {
  const isDull = turned.every((text) => user.words.some((word) => word.text === text && word.isDull))
  if (isDull) return APPEAL_OF_DULL
  if (topic === 'echo') return APPEAL_OF_ECHO
  if (slots.has('claim')) return APPEAL_OF_CLAIM
  if (topic === 'noun') return slots.has('noun2') ? APPEAL_OF_TWO : APPEAL_OF_NOUN
  if (topic === 'any') return slots.has('word2') ? APPEAL_OF_TWO : APPEAL_OF_QUOTE
  return APPEAL_OF_TOPIC
}

/**
 * Fills a template with the player's words; nothing when they do not fit it. Nouns go only where nouns stand, anything
 * else only between quotation marks, so the result is grammatical whatever the words are (OPP-13).
 */
export function fillTemplate(
  template: TurnTemplate,
  { ear, user, phrases }: Filling,
  dice: Dice,
): Couplet | undefined {
  const choice = chooseWords(template, user, phrases, dice)
  if (choice === undefined) return undefined
  const { values, turned, number } = choice
  const fill = (line: string): string =>
    line.replace(/\{(\w+)\}/g, (place, name: string) => {
      if (name === 'a') return article(ear, values.get('word') ?? '')
      return values.get(name as Slot) ?? AGREEMENT[number][name] ?? place
    })
  const [first, second] = template.lines
  return {
    lines: performed([fill(first), fill(second)]),
    role: 'turn',
    turned: [...new Set(turned)].filter((text) => user.words.some((word) => word.text === text)),
    appeal: appealOf(template, user, turned),
  }
}
