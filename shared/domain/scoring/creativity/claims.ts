import { THINGS } from './lexicon/metaphor-words.ts'
import { isIn } from './lexicon/bases.ts'
import { quoted } from './quote.ts'
import { YOU, type ReadLine } from './reading.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Who is let to claim something. */
const CLAIMERS = setOf('you they he she youd')
/** What a set-up lets them claim, and how far behind them. */
const CLAIMS = setOf(
  'say says said think thought claim claimed swear swore brag bragged boast boasted promise promised told talk talked pretend pretended act acted wish dream dreamed',
)
const CLAIMED_WITHIN = 2
/** What is promised is always one's own: "you promised us fire". */
const PROMISES = setOf('brag bragged boast boasted promise promised')
/** Claiming "to" be something is a claim of oneself; being told "to" do something is none. */
const PRETENCES = setOf('claim claimed pretend pretended swear swore')
/** Words after the claim within which it comes to be of them: "you told everybody that you". */
const OF_THEM_WITHIN = 3

/** A claim of theirs, of themselves. */
export interface Claim {
  /** Who claims and by which word: "you said". */
  readonly quote: string
  /** Where that word ends in the text. */
  readonly end: number
}

/** Whether what is claimed is claimed of them: "you said you could sing", not "you told me I should go". */
const isOfThem = ({ keys }: ReadLine, at: number): boolean =>
  PROMISES.has(keys[at] ?? '') ||
  (PRETENCES.has(keys[at] ?? '') && keys[at + 1] === 'to') ||
  keys.slice(at + 1, at + 1 + OF_THEM_WITHIN).some((key) => YOU.has(key))

/** By which words somebody else claims something of who is spoken to; nothing where they do not (SCORE-34). */
export function claimIn(line: ReadLine): Claim | undefined {
  const { keys, words } = line
  for (const [at, word] of words.entries()) {
    if (!CLAIMS.has(keys[at] ?? '') || !isOfThem(line, at)) continue
    const from = Math.max(0, at - CLAIMED_WITHIN)
    const who = keys.slice(from, at).findLastIndex((key) => CLAIMERS.has(key))
    if (who >= 0) return { quote: quoted(words.slice(from + who, at + 1)), end: word.end }
  }
  return undefined
}

/** What says that something goes on from before: "howling along", "I still saw it". */
const GOING_ON = setOf('still along anyway instead already')
const THEY_AND_IT = setOf('it its they theyre them')
const THAT = setOf('that thats')
const SAYING = setOf('say says said')
/** Parts of something named before: "I walked to the middle". */
const PARTS = setOf('middle top bottom end edge side rest back front inside outside surface')

/**
 * Whether a bar, from a word on, takes up what was said before it: speaks to them, says "it" before any thing of its own, says
 * "that's", names a part without its whole or lets something go on.
 */
export function pointsBack({ keys, bases, words }: ReadLine, from = 0): boolean {
  const thing = bases.findIndex((word, at) => at >= from && isIn(word, THINGS))
  return keys.some((key, at) => {
    if (at < from) return false
    if (YOU.has(key) || GOING_ON.has(key)) return true
    if (THEY_AND_IT.has(key)) return thing < 0 || at < thing
    if (THAT.has(key)) return words[at - 1]?.isFunctionWord !== false || SAYING.has(keys[at - 1] ?? '')
    return PARTS.has(key) && keys[at - 1] === 'the' && keys[at + 1] !== 'of'
  })
}
