import type { HeardWord } from '../hearing/heard-text.ts'
import { callsUp, cuesOf, speaksOrShares, type Cue } from './cues.ts'
import type { Device, FindDevices } from './device.ts'
import { areOneWord } from './lexicon/bases.ts'
import { lexicon, type Meaning } from './lexicon/read-lexicon.ts'
import { isAddressed, readingOf } from './reading.ts'
import { soundAlike } from './word-sounds.ts'

/** A meaning that the company of a word calls up; without a cue where the meaning is given. */
interface Called {
  readonly meaning: Meaning
  readonly cue: string | undefined
  /** Whether the cue stands in the same bar. */
  readonly isClose: boolean
}

/** What says whose a word is, or of whom it is said: "my bars", "you're grounded", "you got served". */
const OWNERS = new Set(
  'my your his her their our ya ur these those im youre hes shes theyre were is are was am be been got get'.split(
    ' ',
  ),
)
/** To whom something is done: "I roast you". */
const DONE_TO = new Set('you him them ya u em'.split(' '))
/** Puns in one bar at most: more are a list. */
const MOST_IN_A_BAR = 4
/** Other words that share a field with a meaning which no word calls up by itself. */
const FEWEST_SHARING = 2
const PUN_WEIGHT = 1.5

/** The words near by that speak for one meaning of a word and for no other of them. */
const cuesFor = (
  meaning: Meaning,
  meanings: readonly Meaning[],
  word: readonly string[],
  company: readonly Cue[],
  speaksFor: (cue: Cue, meaning: Meaning) => boolean,
): Cue[] =>
  company.filter(
    (one) =>
      !areOneWord(one.bases, word) &&
      speaksFor(one, meaning) &&
      !meanings.some((rival) => rival !== meaning && speaksFor(one, rival)),
  )

/**
 * A meaning that no word calls up by itself, but that several share a field with, each among its own meanings: "spade" beside
 * "hearts" and "diamonds".
 */
function sharedMeaning(
  meanings: readonly Meaning[],
  word: readonly string[],
  company: readonly Cue[],
  close: readonly Cue[],
): Called[] {
  return meanings.flatMap((meaning): Called[] => {
    const sharing = cuesFor(meaning, meanings, word, company, speaksOrShares)
    const [cue] = sharing
    if (cue === undefined || new Set(sharing.map(({ bases }) => bases.at(-1))).size < FEWEST_SHARING)
      return []
    return [{ meaning, cue: cue.key, isClose: close.includes(cue) }]
  })
}

/** Each meaning with the first word near by that calls it up. */
function calledUp(
  meanings: readonly Meaning[],
  word: readonly string[],
  isOwned: boolean,
  company: readonly Cue[],
  close: readonly Cue[],
): Called[] {
  const sure = meanings.flatMap((meaning): Called[] => {
    const [cue] = cuesFor(meaning, meanings, word, company, callsUp)
    if (cue !== undefined) return [{ meaning, cue: cue.key, isClose: close.includes(cue) }]
    return meaning.given === 'spelled' || (meaning.given === 'owned' && isOwned)
      ? [{ meaning, cue: undefined, isClose: false }]
      : []
  })
  const [first] = sure
  if (sure.length !== 1 || first?.cue === undefined) return sure
  const shared = sharedMeaning(meanings, word, company, close).filter(
    ({ meaning }) => meaning !== first.meaning,
  )
  return [first, ...shared.slice(0, 1)]
}

const means = ({ meaning, cue }: Called): string =>
  cue === undefined ? meaning.name : `${meaning.name} beside "${cue}"`

function punAt(word: HeardWord, [one, other]: readonly Called[]): Device | undefined {
  if (one === undefined || other === undefined || !(one.isClose || other.isClose)) return undefined
  const [first, second] = other.cue === undefined ? [other, one] : [one, other]
  return {
    kind: 'wordplay',
    start: word.start,
    end: word.end,
    reason: `"${word.key}" means ${means(first)} and ${means(second)}.`,
    weight: PUN_WEIGHT,
  }
}

/** Puns: a word whose company, in its bar and the bars beside it, calls up two of its meanings (SCORE-31). Each word once. */
export const findPuns: FindDevices = ({ text }) => {
  const words = lexicon()
  const lines = readingOf(text).map((line) => ({ ...line, cues: line.isSaid ? cuesOf(line, words) : [] }))
  const found = new Map<string, Device>()
  lines.forEach((line, index) => {
    if (!line.isSaid) return
    const near = [line, lines[index - 1], lines[index + 1]].flatMap((one) => (one === undefined ? [] : [one]))
    if (!isAddressed(lines, index)) return
    const company = near.flatMap(({ cues }) => cues)
    const puns = line.words.flatMap((word, at): [string, Device][] => {
      const bases = line.bases[at] ?? []
      const base = bases.find((one) => words.meanings.has(one))
      const meanings = words.meanings.get(base ?? '')
      if (word.isFunctionWord || base === undefined || meanings === undefined || found.has(base)) return []
      const isOwned =
        OWNERS.has(line.keys[at - 1] ?? '') ||
        OWNERS.has(line.keys[at - 2] ?? '') ||
        DONE_TO.has(line.keys[at + 1] ?? '')
      // "Weak" is not about a week for standing beside "week": that is its sound (SCORE-30).
      const others = company.filter((cue) => !soundAlike(cue.word, word))
      const device = punAt(word, calledUp(meanings, bases, isOwned, others, line.cues))
      return device === undefined ? [] : [[base, device]]
    })
    for (const [base, device] of puns.slice(0, MOST_IN_A_BAR)) found.set(base, device)
  })
  return [...found.values()]
}
