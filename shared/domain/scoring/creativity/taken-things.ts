import { isIn, areOneWord, wordSet } from './lexicon/bases.ts'
import { THINGS } from './lexicon/metaphor-words.ts'
import { PLAIN_WORDS } from './lexicon/plain-words.ts'
import { lexicon } from './lexicon/read-lexicon.ts'
import { quoted } from './quote.ts'
import { YOU, type ReadLine } from './reading.ts'

/** What may be done to a thing that leaves it as it was. This list is ours. */
const SPARING = wordSet(
  'read hear see watch write spell sing whisper shout hum remember forget learn study guess hope wonder notice find found mean bring keep hold own',
)
const PARTICLES = new Set('up down out off over through apart away all'.split(' '))
const THEM = new Set('it em them'.split(' '))
/** Words into a bar by which it has got hold of something. */
const SOON = 5
/** Words into the set-up by which it speaks to them. */
const THEIRS_WITHIN = 4

/** Where the thing ends that "your" says whose it is: "your little sword". */
function ownedEnd({ words }: ReadLine, your: number): number | undefined {
  const after = words.findIndex(({ isFunctionWord }, at) => at > your && isFunctionWord)
  const end = (after < 0 ? words.length : after) - 1
  return end > your ? end : undefined
}

/** The fields that a word belongs to by itself or in one of its meanings. */
const fieldsOf = (bases: readonly string[]): number[] =>
  bases.flatMap((base) => [
    ...(lexicon().fieldsOf.get(base) ?? []),
    ...(lexicon().meanings.get(base) ?? []).flatMap(({ fields }) => fields),
  ])

const isSparing = (verb: readonly string[]): boolean => isIn(verb, SPARING) || isIn(verb, PLAIN_WORDS)

/** Whether a word was in a bar, or belongs together with a word of it: a sword with a blade. */
function belongsTo(word: readonly string[], { bases, words }: ReadLine): boolean {
  const fields = fieldsOf(word)
  return bases.some(
    (other, at) =>
      words[at]?.isFunctionWord === false &&
      (areOneWord(other, word) || fieldsOf(other).some((field) => fields.includes(field))),
  )
}

/**
 * By which words a bar takes what the one before brought, and undoes it: "I melt it", "I melt your little sword". Nothing where
 * the one before brought nothing of theirs, or where what is taken is something else.
 */
export function takenFrom(setUp: ReadLine, payoff: ReadLine): string | undefined {
  const { keys, bases, words } = payoff
  const isTheirs =
    setUp.keys.slice(0, THEIRS_WITHIN).some((key) => YOU.has(key)) &&
    setUp.bases.some((word, at) => setUp.words[at]?.isFunctionWord === false && isIn(word, THINGS))
  const me = keys
    .slice(0, SOON)
    .findIndex((key, at) => key === 'i' && words[at + 1]?.isFunctionWord === false)
  if (!isTheirs || me < 0) return undefined
  const taken = PARTICLES.has(keys[me + 2] ?? '') ? me + 3 : me + 2
  const quote = (end: number): string => `I ${quoted(words.slice(me + 1, end + 1))}`
  if (THEM.has(keys[taken] ?? '')) return isSparing(bases[me + 1] ?? []) ? undefined : quote(taken)
  const end = keys[taken] === 'your' ? ownedEnd(payoff, taken) : undefined
  return end !== undefined && belongsTo(bases[end] ?? [], setUp) ? quote(end) : undefined
}
